/** A turn of phrase to avoid and what to write instead. `wrong` and `fine` are run as tests. */
export interface Phrase {
  pattern: RegExp;
  advice: string;
  wrong: string[];
  fine: string[];
}
