import type {PageSetUp} from './types';

/** The reader has made a key pair. */
export const setUp: PageSetUp = {files: {'home/.ssh/id_ed25519.pub': 'ssh-ed25519 AAAA\n'}};
