import {spanAt} from '../blockEdits';
import type {Finding, ProseBlock, Rule} from '../types';

const SHORTEST_RUN = 6;
// A list of product names is no sentence: sentences have at least two of these.
const FUNCTION_WORDS = new Set(
  (
    'a an and are as at be by can do for from has have if in into is it its not of on or should that the then this to ' +
    'use was when which will with you your'
  ).split(' '),
);
const RUN = /[A-Za-z][\w'’-]*(?:[ ,;\n]+[A-Za-z\d][\w'’-]*)+/g;
const QUOTED = /“[^”]*”|「[^」]*」|《[^》]*》|"[^"]*"/g;

/** English sentences outside code, interface labels, quotations and the names of links. */
export const untranslated: Rule = {
  name: 'untranslated',
  check: (page) => page.blocks.flatMap(findSentences),
};

function findSentences(block: ProseBlock): Finding[] {
  const text = maskForeign(block);
  return [...text.matchAll(RUN)].flatMap((match) => {
    const words = match[0].split(/[ ,;\n]+/);
    const functionWords = words.filter((word) => FUNCTION_WORDS.has(word.toLowerCase())).length;
    if (words.length < SHORTEST_RUN || functionWords < 2) {
      return [];
    }
    const start = words.slice(0, SHORTEST_RUN).join(' ');
    return [
      {
        offset: block.offsets[match.index] ?? 0,
        message: `「${start}…」未译成中文：译出来，或放进引号、代码、加粗的界面标签`,
      },
    ];
  });
}

/** Blanks out, at equal length, what may be English. */
function maskForeign(block: ProseBlock): string {
  const own = block.text
    .split('')
    .map((unit, index) => (spanAt(block, index)?.role === 'text' ? unit : '\u0000'))
    .join('');
  return own.replace(QUOTED, (quoted) => '\u0000'.repeat(quoted.length));
}
