import {join} from 'node:path';

const live = join(import.meta.dirname, '..');

/** Everything that a run makes; ignored by git, safe to delete. */
export const cache = join(live, '.cache');
export const constraints = join(live, 'constraints.txt');
export const override = join(live, 'override.txt');
export const frozen = join(live, 'frozen.txt');
export const results = join(live, 'results.json');
export const kinds = join(live, 'kinds');
/** What readers install beside the environment; the server finds it too. */
export const packages = join(cache, 'packages');
/** Where `npm run live` says which addresses it has. */
export const running = join(cache, 'running.json');
