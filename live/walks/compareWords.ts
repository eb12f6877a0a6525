import type {BoldWord} from './collectBoldWords';
import {findReason} from './notShown';

/** Where a word of a page may be found. */
export interface KnownWords {
  has(word: string): boolean;
}

/** One line for each word that the interface does not show. */
export function compareWords(
  file: string,
  page: string,
  words: BoldWord[],
  known: KnownWords,
): string[] {
  return words
    .filter(({word}) => !isKnown(word, known) && findReason(page, word) === undefined)
    .map(({word, line}) => `${file}:${line} 界面上没有 **${word}**`);
}

/** “A > B” names a way: each part must be shown. */
function isKnown(word: string, known: KnownWords): boolean {
  return (
    known.has(word) || (word.includes(' > ') && word.split(' > ').every((part) => known.has(part)))
  );
}

/**
 * A label may carry what no page repeats: behind it a star for “required”, a remark in brackets, a
 * colon or dots, before it a picture and a number.
 */
export const bare = (text: string): string =>
  text
    .replace(/^\p{Extended_Pictographic}\s*(?:\d+\.\s*)?/u, '')
    .replace(/\s*(?:\([^)]*\)|[*:：]|\.\.\.|…)+$/u, '')
    .trim();
