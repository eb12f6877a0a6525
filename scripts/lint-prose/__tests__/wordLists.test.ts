import {describe, expect, test} from 'vitest';
import {glossary} from '../glossary';
import {lintPage} from '../lintPage';
import {productNames} from '../productNames';
import {
  glossaryRule,
  productName,
  slangRule,
  translationeseRule,
  unseenTextRule,
} from '../rules/wording';
import {slang} from '../slang';
import {translationese} from '../translationese';
import type {Rule} from '../types';
import {unseenTexts} from '../unseenTexts';

function messagesFor(sentence: string, rule: Rule): string[] {
  return lintPage('page.mdx', `${sentence}\n`, [rule]).faults.map(({message}) => message);
}

describe('glossary', () => {
  const wrong = glossary.flatMap(({right, wrong: sentences}) =>
    sentences.map((sentence) => ({sentence, right})),
  );
  test.each(wrong)('「$sentence」 is told to use 「$right」', ({sentence, right}) => {
    expect(messagesFor(sentence, glossaryRule).join()).toContain(`应为「${right}」`);
  });

  const fine = glossary.flatMap(({fine: sentences}) => sentences);
  test.each(fine)('「%s」 is fine', (sentence) => {
    expect(messagesFor(sentence, glossaryRule)).toEqual([]);
  });

  test('every entry shows what is wrong and what is fine', () => {
    const bare = glossary.filter((entry) => entry.wrong.length === 0 || entry.fine.length === 0);

    expect(bare).toEqual([]);
  });
});

describe.each([
  {rule: translationeseRule, phrases: translationese},
  {rule: slangRule, phrases: slang},
  {rule: unseenTextRule, phrases: unseenTexts},
])('$rule.name', ({rule, phrases}) => {
  test.each(phrases.flatMap(({wrong}) => wrong))('「%s」 is told what to write', (sentence) => {
    expect(messagesFor(sentence, rule)).toHaveLength(1);
  });

  test.each(phrases.flatMap(({fine}) => fine))('「%s」 reads well', (sentence) => {
    expect(messagesFor(sentence, rule)).toEqual([]);
  });
});

describe('product names', () => {
  test.each(productNames)('$right is right as it stands', ({right}) => {
    expect(messagesFor(`使用 ${right} 的页面`, productName)).toEqual([]);
  });

  test('a name in an address or file name is left alone', () => {
    expect(messagesFor('见 docs.langflow.org/github 与 python.exe 文件', productName)).toEqual([]);
  });
});
