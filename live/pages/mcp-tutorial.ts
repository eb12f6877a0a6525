import type {PageSetUp} from './types';

/** The reader's own server speaks over its input until Langflow ends it. */
export const setUp: PageSetUp = {background: [/^geo_server\.py$/]};
