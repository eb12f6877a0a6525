import {spanAt} from './blockEdits';
import type {Page} from './types';

export interface EnglishWord {
  word: string;
  offset: number;
}

const SHORTEST_WORD = 4;
const TOKEN = /[A-Za-z\d_./@:\\#$%&=+~’'-]+/g;
// Identifiers, addresses, file names and versions are not words of a language.
const NOT_PROSE = /[\d_/@:\\#$%&=+~]|\.\w/;

/** English words of the writer's own prose: not code, not interface labels, not identifiers. */
export function collectWords(page: Page): EnglishWord[] {
  return page.blocks.flatMap((block) =>
    [...block.text.matchAll(TOKEN)]
      .filter((token) => spanAt(block, token.index)?.role === 'text' && !NOT_PROSE.test(token[0]))
      .flatMap((token) =>
        [...token[0].matchAll(/[A-Za-z]+(?:['’][A-Za-z]+)?/g)].map((match) => ({
          word: match[0],
          offset: block.offsets[token.index + match.index] ?? 0,
        })),
      )
      .filter(({word}) => word.length >= SHORTEST_WORD && word !== word.toUpperCase()),
  );
}
