import {expect, test} from 'vitest';
import {compareFrozen} from '../environment/preparePython';
import {cacheName, expandRanks} from '../environment/prepareTokenTables';

test('a run of tokens becomes one line per token with its rank', () => {
  expect(expandRanks('! 0 IQ== Ig==\n! 256 Iw==\n')).toBe('IQ== 0\nIg== 1\nIw== 256\n');
});

test('a table is named as tiktoken looks it up', () => {
  expect(
    cacheName('https://openaipublic.blob.core.windows.net/encodings/cl100k_base.tiktoken'),
  ).toBe('9b5ad71b2ce5302211f9c61530b329a4922fc6a4');
});

test('a version that differs from the kept list is named, tools of installing are not', () => {
  expect(compareFrozen('a==1\nb==2\n', 'a==1\nb==3\npip==25\n')).toEqual(['b==3']);
});
