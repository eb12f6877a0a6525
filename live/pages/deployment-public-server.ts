import type {PageSetUp} from './types';

/** The public address leads to this server. */
export const setUp: PageSetUp = {
  ensure: ({server}) => Promise.resolve({PUBLIC_SERVER_DOMAIN: server.url}),
};
