import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {findPages} from '../../scripts/lint-prose/findPages';
import {parseMdx} from '../../scripts/lint-prose/parsePage';
import {collectBoldWords, collectSteps, type BoldWord} from './collectBoldWords';
import {walks} from './visits';

const root = join(import.meta.dirname, '../..');

export interface WalkedPage {
  file: string;
  page: string;
  words: BoldWord[];
  steps: string[];
}

/** The pages that some walk stands for, with their interface words and steps. */
export function walkedPages(): WalkedPage[] {
  const wanted = new Set(walks.flatMap(({pages}) => pages));
  return findPages([], root)
    .map((file) => ({file, page: basename(file, '.mdx')}))
    .filter(({page}) => wanted.has(page))
    .map(({file, page}) => {
      const tree = parseMdx(readFileSync(join(root, file), 'utf8'));
      return {file, page, words: collectBoldWords(tree), steps: collectSteps(tree)};
    });
}
