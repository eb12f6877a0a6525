import type {PageSetUp} from './types';

/** The second server speaks over its input until the reader ends it. */
export const setUp: PageSetUp = {background: [/^npx -y @cyanheads/]};
