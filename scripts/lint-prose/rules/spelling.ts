import {collectWords} from '../collectWords';
import type {Rule} from '../types';

/** Reports the words found unknown beforehand: asking the dictionaries once serves all pages. */
export function createSpelling(unknown: Map<string, string[]>): Rule {
  return {
    name: 'spelling',
    check: (page) =>
      collectWords(page).flatMap(({word, offset}) => {
        const suggestions = unknown.get(word);
        if (!suggestions) {
          return [];
        }
        const guess = suggestions.length > 0 ? `是否为 ${distinct(suggestions).join('、')}？` : '';
        return [
          {
            offset,
            message: `不认识「${word}」。${guess}名称无误就加进 scripts/lint-prose/words.txt，代码放进反引号`,
          },
        ];
      }),
  };
}

/** The dictionaries often hold the same word in two cases. */
function distinct(words: string[]): string[] {
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}
