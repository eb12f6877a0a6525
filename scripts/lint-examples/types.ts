/** A fenced block of a page. */
export interface CodeBlock {
  file: string;
  /** The language as written on the fence, lower case. */
  language: string;
  /** `title="…"` of the fence. */
  title: string | null;
  /** The writer says that the code is an excerpt which cannot parse on its own. */
  partial: boolean;
  code: string;
  /** Place of the opening fence, for faults of the fence itself. */
  fence: {line: number; column: number};
  /** Line and column, from 1, of the first character of each line of `code` in the page. */
  lines: {line: number; column: number}[];
}

/** Something wrong in a block; line and column count from 0 within its code. */
export interface Problem {
  line: number;
  column: number;
  message: string;
}

/** Checks all blocks of one language at once; answers in the order of the blocks. */
export type LanguageCheck = (codes: string[]) => Problem[][] | Promise<Problem[][]>;
