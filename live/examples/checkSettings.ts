import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Outcome} from '../types';
import {runPreloaded} from './preloadedPython';
import type {Shell} from './runBlock';

/**
 * Keeps the lines as the file that the page names, and lets the product's own settings read them: a
 * wrong value or an unknown name fails. A following `langflow run --env-file` starts with the file.
 */
export async function checkSettings(lines: string, shell: Shell, title = '.env'): Promise<Outcome> {
  const file = join(shell.folder, /^[\w.-]*\.env/.exec(title)?.[0] ?? 'settings.env');
  writeFileSync(file, `${lines}\n`, {flag: title.includes('追加') ? 'a' : 'w'});
  const script = join(import.meta.dirname, 'readSettings.py');
  const {code, stderr} = await runPreloaded(script, [file], shell);
  return code === 0 ? {status: 'passed'} : {status: 'failed', message: lastWords(stderr)};
}

/** What went wrong, without what Langflow logs on its way there. */
function lastWords(stderr: string): string {
  const lines = stderr.trim().split('\n');
  return lines
    .filter((line) => !/\| (DEBUG|INFO) +\|/.test(line))
    .slice(-6)
    .join('\n');
}
