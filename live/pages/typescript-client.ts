import {pdf, png} from './sampleFiles';
import type {PageSetUp} from './types';

export const setUp: PageSetUp = {
  files: {
    'package.json': '{"type": "module", "private": true}\n',
    'contract.pdf': pdf,
    'receipt.png': png,
  },
  ensure: ({server}) =>
    Promise.resolve({
      BASE_URL: server.url,
      API_KEY: server.apiKey,
    }),
};
