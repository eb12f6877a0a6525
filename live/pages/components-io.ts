import type {PageSetUp} from './types';

export const setUp: PageSetUp = {environment: {USER_ID: 'user-1024'}};
