import type {PageSetUp} from './types';

/** The receiver runs until the reader ends it. */
export const setUp: PageSetUp = {background: [/^telemetry_viewer\.py$/]};
