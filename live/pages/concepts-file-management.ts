import {pdf, png} from './sampleFiles';
import type {PageSetUp} from './types';

const prices = 'name,price\n耳机,299\n';

export const setUp: PageSetUp = {
  files: {
    '价目表.csv': prices,
    'prices.csv': prices,
    '合同.pdf': pdf,
    '小票.png': png,
    'receipt.png': png,
  },
};
