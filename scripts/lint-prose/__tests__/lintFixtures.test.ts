import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {lintPage} from '../lintPage';
import {loadAutoCorrect} from '../loadAutoCorrect';
import {createRules} from '../rules';
import type {Fault, Rule} from '../types';

let rules: Rule[];

beforeAll(async () => {
  rules = createRules(await loadAutoCorrect());
});

function lintFixture(name: string): Fault[] {
  const source = readFileSync(new URL(`fixtures/${name}.mdx`, import.meta.url), 'utf8');
  return lintPage(`${name}.mdx`, source, rules).faults;
}

/** `line:column rule`, in reading order. */
function placesOf(faults: Fault[]): string[] {
  return [...faults]
    .sort((a, b) => a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule))
    .map(({line, column, rule}) => `${line}:${column} ${rule}`);
}

// Every fault planted in a fixture, and nothing else, at its exact place.
const planted: Record<string, string[]> = {
  date: ['8:5 date'],
  description: ['3:1 description'],
  exclamation: ['8:4 exclamation', '10:4 exclamation', '10:4 halfwidth'],
  'fence-language': ['10:1 fence-language', '16:3 fence-language'],
  'front-matter': ['2:1 front-matter', '3:1 front-matter', '4:1 front-matter'],
  glossary: ['8:3', '12:11', '14:14', '14:19', '16:16', '17:21'].map((at) => `${at} glossary`),
  halfwidth: [
    '8:3 halfwidth',
    '10:4 halfwidth',
    '10:8 halfwidth',
    '10:12 halfwidth',
    '10:13 typography',
    '10:20 halfwidth',
    '10:23 halfwidth',
    '12:3 halfwidth',
    '12:6 halfwidth',
    '12:11 typography',
    '12:12 halfwidth',
    '12:22 halfwidth',
    '12:28 halfwidth',
    '12:31 typography',
    '12:35 halfwidth',
    '16:11 halfwidth',
    '18:16 halfwidth',
    '18:23 halfwidth',
  ],
  'heading-id': ['8:1', '10:9', '12:9', '16:7', '18:7'].map((at) => `${at} heading-id`),
  'heading-level': ['8:1 heading-level', '12:1 heading-level'],
  'ignore-comment': [
    '12:3 glossary',
    '14:1 ignore-comment',
    '16:3 glossary',
    '18:1 ignore-comment',
  ],
  'image-alt': ['8:1 image-alt', '10:1 image-alt'],
  'internal-link': ['8:1', '8:16', '8:31', '8:53', '8:98', '10:18'].map(
    (at) => `${at} internal-link`,
  ),
  italics: ['8:3 italics'],
  leftover: ['8:4', '10:5', '10:9', '10:17'].map((at) => `${at} leftover`),
  'mdx-br': ['8:4 mdx'],
  'mdx-comment': ['8:2 mdx'],
  'mdx-heading-id': ['8:8 mdx'],
  'no-front-matter': ['1:1 front-matter'],
  'product-name': ['8:3 product-name', '8:41 product-name'],
  punctuation: ['8:3', '10:2', '10:6', '12:3', '14:3', '14:5'].map((at) => `${at} punctuation`),
  slang: ['8:12 slang', '12:5 slang'],
  'soft-break': ['8:4 soft-break', '11:9 soft-break'],
  'stray-markup': ['8:4', '8:10', '10:4'].map((at) => `${at} stray-markup`),
  translationese: ['8:4', '10:4', '10:11'].map((at) => `${at} translationese`),
  typography: [
    ...['3:19', '3:23', '8:3', '8:11', '10:2', '10:3', '10:16', '10:25', '10:41', '12:9', '12:13'],
    ...[
      '15:28',
      '17:5',
      '18:4',
      '18:5',
      '23:9',
      '23:13',
      '29:17',
      '29:25',
      '30:21',
      '30:23',
      '33:20',
      '33:25',
    ],
  ].map((at) => `${at} typography`),
  'unseen-text': ['8:1 unseen-text', '10:1 unseen-text'],
  untranslated: ['8:5 untranslated'],
};

describe('planted faults', () => {
  test.each(Object.entries(planted))(
    '%s: each is found where it stands, and no other',
    (name, expected) => {
      const faults = lintFixture(name);

      expect(placesOf(faults)).toEqual(expected);
    },
  );

  test('every rule has a fixture that plants it', () => {
    const reported = new Set(
      Object.values(planted)
        .flat()
        .map((place) => place.split(' ')[1]),
    );

    expect(rules.map(({name}) => name).filter((name) => !reported.has(name))).toEqual([]);
  });
});

describe('a clean page', () => {
  test('has no faults, though its code, labels, quotations and addresses hold what would be some', () => {
    const faults = lintFixture('clean');

    expect(placesOf(faults)).toEqual([]);
  });
});

describe('messages', () => {
  test('a wrong term comes with the right one', () => {
    const [first] = lintFixture('glossary');

    expect(first?.message).toContain('「工作流」应为「流程」');
  });

  test('a page that is no valid MDX is told how to write what it meant', () => {
    expect(lintFixture('mdx-heading-id')[0]?.message).toContain('{/* #english-id */}');
    expect(lintFixture('mdx-br')[0]?.message).toContain('<br />');
    expect(lintFixture('mdx-comment')[0]?.message).toContain('{/* … */}');
  });

  test('a description of the wrong length is told how length is counted', () => {
    expect(lintFixture('description')[0]?.message).toContain('汉字和全角标点算 1，半角字符算 0.5');
  });

  test('an ignored fault is counted, not forgotten', () => {
    const source = readFileSync(new URL('fixtures/ignore-comment.mdx', import.meta.url), 'utf8');

    expect(lintPage('ignore-comment.mdx', source, rules).ignored).toBe(1);
  });
});
