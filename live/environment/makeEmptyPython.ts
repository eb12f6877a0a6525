import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {cache} from './paths';
import {runStep} from './runStep';

/** An environment without packages: what a reader has just before the installation. */
export async function makeEmptyPython(python: string): Promise<string> {
  const empty = join(cache, 'empty-python');
  if (!existsSync(join(empty, 'bin/python'))) {
    const uv = join(python, 'bin/uv');
    const interpreter = join(python, 'bin/python');
    await runStep(uv, ['venv', '--quiet', '--python', interpreter, empty], '检查 uv。');
  }
  return join(empty, 'bin/python');
}
