/** A place in the description's sources; lines count from 1. */
export interface SourcePlace {
  file: string;
  line: number;
}

/** A fault in the API description, told to the person who edits the YAML: what, where, what to do. */
export class DescriptionError extends Error {
  constructor(
    readonly fault: string,
    readonly place: SourcePlace | undefined,
    readonly remedy: string,
  ) {
    const where = place ? `${place.file}:${place.line}` : 'openapi';
    super(`API 描述有误：${fault}\n  位置：${where}\n  处理：${remedy}`);
    this.name = 'DescriptionError';
  }
}
