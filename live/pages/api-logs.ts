import type {PageSetUp} from './types';

export const setUp: PageSetUp = {
  background: [/watch[_-]logs/, /logs-stream/],
};
