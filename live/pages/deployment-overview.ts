import type {PageSetUp} from './types';

/** The database that is backed up. */
export const setUp: PageSetUp = {
  postgres: true,
  ensure: ({postgres}) =>
    Promise.resolve({LANGFLOW_DATABASE_URL: `postgresql://postgres@${postgres}/postgres`}),
};
