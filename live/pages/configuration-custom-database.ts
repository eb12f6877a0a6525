import type {PageSetUp} from './types';

/** A PostgreSQL in which nothing has been made yet, and the driver that the page installs. */
export const setUp: PageSetUp = {
  postgres: true,
  packages: ['psycopg[binary]'],
  // Its variables are for the container of the compose file, which has hosts of its own.
  environment: {PGCONNECT_TIMEOUT: '20'},
};
