import type {PageSetUp} from './types';

/** The certificate that the company hands out. */
export const setUp: PageSetUp = {files: {'company-root.pem': ''}};
