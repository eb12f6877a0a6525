import {describe, expect, test} from 'vitest';
import {glossary} from '../glossary';
import {lintPage} from '../lintPage';
import {productNames} from '../productNames';
import {glossaryRule, productName, translationeseRule} from '../rules/wording';
import {translationese} from '../translationese';
import type {Rule} from '../types';

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

describe('translationese', () => {
  test.each(translationese.flatMap(({wrong}) => wrong))(
    '「%s」 reads as translated',
    (sentence) => {
      expect(messagesFor(sentence, translationeseRule)).toHaveLength(1);
    },
  );

  test.each(translationese.flatMap(({fine}) => fine))('「%s」 reads well', (sentence) => {
    expect(messagesFor(sentence, translationeseRule)).toEqual([]);
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
