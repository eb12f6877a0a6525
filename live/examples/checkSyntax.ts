import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import type {Outcome} from '../types';
import type {Shell} from './runBlock';

/** A script that a later block starts: until then it must only be readable. */
export function checkSyntax(file: string, {folder, python, environment}: Shell): Outcome {
  const [program, ...args] = file.endsWith('.py')
    ? [join(python, 'bin/python'), '-m', 'py_compile', file]
    : ['bash', '-n', file];
  const {status, stderr} = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: environment,
  });
  return status === 0 ? {status: 'passed'} : {status: 'failed', message: stderr.trim()};
}
