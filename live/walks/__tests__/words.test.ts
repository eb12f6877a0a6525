import {expect, test} from 'vitest';
import {parseMdx} from '../../../scripts/lint-prose/parsePage';
import {collectBoldWords, collectSteps} from '../collectBoldWords';
import {bare, compareWords} from '../compareWords';
import {labelsOfCatalogue} from '../labelsOfCatalogue';
import {readSeenWords} from '../seenWords';
import {walks} from '../visits';
import {walkedPages} from '../walkedPages';

const page = [
  '点 **Share**（分享），**不要**点别的。',
  '',
  '1. 选 **Settings > MCP Servers**。',
  '2. 填 **`path`**，再点 [**Save**](/save)。',
].join('\n');

test('bold words without Chinese are words of the interface, each with its line', () => {
  expect(collectBoldWords(parseMdx(page))).toEqual([
    {word: 'Share', line: 1},
    {word: 'Settings > MCP Servers', line: 3},
    {word: 'Save', line: 4},
  ]);
});

test('steps are what the ordered lists say', () => {
  expect(collectSteps(parseMdx(page))).toEqual([
    '选 Settings > MCP Servers。',
    '填 path，再点 Save。',
  ]);
});

test('a word that the interface does not show is reported with file and line', () => {
  const shown = new Set(['Share', 'Settings', 'MCP Servers']);
  expect(compareWords('docs/a.mdx', 'a', collectBoldWords(parseMdx(page)), shown)).toEqual([
    'docs/a.mdx:4 界面上没有 **Save**',
  ]);
});

test.each([
  ['Command *', 'Command'],
  ['Attach image (png, jpg, jpeg)', 'Attach image'],
  ['📚 1. Load Data Flow', 'Load Data Flow'],
  ['Paste in JSON config...', 'Paste in JSON config'],
])('the label %s is the word %s', (label, word) => {
  expect(bare(label)).toBe(word);
});

const labels = labelsOfCatalogue();
const seen = readSeenWords();
const known = {has: (word: string) => labels.has(word) || word in seen};
const gone = new Set(Object.values(seen).flat());

/** Walks share their words: pages are judged as soon as each walk has been gone once. */
const judged = walks.every(({name}) => gone.has(name)) ? walkedPages() : [];

test.each(judged)('$file names only words that the interface shows', ({file, page, words}) => {
  expect(compareWords(file, page, words, known)).toEqual([]);
});
