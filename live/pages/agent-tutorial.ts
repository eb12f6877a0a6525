import type {PageSetUp} from './types';

export const setUp: PageSetUp = {
  files: {'package.json': '{"type": "module", "private": true}\n'},
};
