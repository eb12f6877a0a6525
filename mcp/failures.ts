/** Something that the caller can put right: said in Chinese and English, because either may be read. */
export class CallError extends Error {
  override readonly name: string = 'CallError';

  constructor(chinese: string, english: string) {
    super(`${chinese}\n${english}`);
  }
}

/** The site or the build cannot be read. */
export class SourceError extends CallError {
  override readonly name = 'SourceError';
}
