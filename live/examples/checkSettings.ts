import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Outcome} from '../types';
import type {Shell} from './runBlock';

/**
 * Keeps the lines as the file that the page names, and lets the product's own settings read them: a
 * wrong value or an unknown name fails. A following `langflow run --env-file` starts with the file.
 */
export function checkSettings(lines: string, shell: Shell, title = '.env'): Outcome {
  const {folder, python, environment} = shell;
  const file = join(folder, /^[\w.-]*\.env/.exec(title)?.[0] ?? 'settings.env');
  writeFileSync(file, `${lines}\n`, {flag: title.includes('追加') ? 'a' : 'w'});
  const script = join(import.meta.dirname, 'readSettings.py');
  const {status, stderr} = spawnSync(join(python, 'bin/python'), [script, file], {
    encoding: 'utf8',
    env: environment,
  });
  return status === 0
    ? {status: 'passed'}
    : {status: 'failed', message: stderr.trim().split('\n').slice(-6).join('\n')};
}
