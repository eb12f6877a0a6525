import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Outcome} from '../types';
import type {Shell} from './runBlock';

/** Lets the product's own settings read the lines: a wrong value or an unknown name fails. */
export function checkSettings(lines: string, {folder, python, environment}: Shell): Outcome {
  const file = join(folder, '.env');
  writeFileSync(file, lines);
  const script = join(import.meta.dirname, 'readSettings.py');
  const {status, stderr} = spawnSync(join(python, 'bin/python'), [script, file], {
    encoding: 'utf8',
    env: environment,
  });
  return status === 0
    ? {status: 'passed'}
    : {status: 'failed', message: stderr.trim().split('\n').slice(-6).join('\n')};
}
