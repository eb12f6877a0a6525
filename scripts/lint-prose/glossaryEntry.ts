/**
 * One thing and its one name, with the variants that writers reach for instead.
 *
 * A variant is listed only where it cannot mean something else; `wrong` and `fine` are sentences that
 * must and must not be reported, and are run as tests.
 */
export interface GlossaryEntry {
  english: string;
  right: string;
  variants: RegExp;
  wrong: string[];
  fine: string[];
}

const LOWERCASE_WORD = {start: '(?<![\\w/.@-])', end: '(?![\\w/@-]|\\.\\w)'};

/** An English word left in a Chinese sentence, in exactly this case. */
export function plainWord(word: string): RegExp {
  return new RegExp(`${LOWERCASE_WORD.start}(?:${word})${LOWERCASE_WORD.end}`, 'gu');
}
