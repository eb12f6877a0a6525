import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {cache} from '../../environment/paths';
import {runStep} from '../../environment/runStep';

const CLIENT = '@datastax/langflow-client@0.4.1';

let prepared: Promise<string> | undefined;

/** A folder in which the official client is installed; samples below it find it. */
export function prepareClient(): Promise<string> {
  prepared ??= install(join(cache, 'langflow-client-0.4.1'));
  return prepared;
}

async function install(folder: string): Promise<string> {
  if (existsSync(join(folder, 'node_modules/@datastax/langflow-client/package.json'))) {
    return folder;
  }
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'package.json'), '{"type": "module", "private": true}\n');
  await runStep(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', CLIENT],
    '检查网络能否访问 npm 的软件源。',
  );
  return folder;
}
