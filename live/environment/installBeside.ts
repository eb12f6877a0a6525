import {join} from 'node:path';
import {constraints, packages} from './paths';
import {runStep} from './runStep';

/** Packages for readers and for the server, in versions that Langflow accepts. */
export function installBeside(python: string, names: string[]): Promise<void> {
  return runStep(
    join(python, 'bin/uv'),
    // prettier-ignore
    ['pip', 'install', '--quiet', '--python', join(python, 'bin/python'), '--target', packages, '--constraint', constraints, ...names],
    '检查网络能否访问 PyPI。',
  );
}
