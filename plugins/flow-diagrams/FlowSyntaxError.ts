/** A fault in a `flow` fence: where it stands inside the fence, what is wrong, what would be right. */
export class FlowSyntaxError extends Error {
  constructor(
    readonly problem: string,
    readonly remedy: string,
    /** 1 is the first line below the opening fence, 0 the fence itself. */
    readonly line: number,
    readonly column: number,
  ) {
    super(`${problem}。${remedy}`);
    this.name = 'FlowSyntaxError';
  }
}
