import {join} from 'node:path';
import type {PageSetUp} from './types';

/** The database of the Langflow that the page has started. */
export const setUp: PageSetUp = {
  saved: [/^reset_password\.py$/],
  ensure: ({folder}) =>
    Promise.resolve({
      '/home/lin/langflow-data/langflow.db': join(folder, 'home/langflow/langflow.db'),
    }),
};
