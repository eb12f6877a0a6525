import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {preparePython} from '../environment/preparePython';
import type {PageSetUp} from './types';

const database = 'server.db';

/** The files of settings that the commands name; `.env` is that of a server with passwords and an API key. */
export const setUp: PageSetUp = {
  files: {
    '.env': [
      'LANGFLOW_LOG_LEVEL=warning',
      'LANGFLOW_AUTO_LOGIN=false',
      'LANGFLOW_SUPERUSER=admin',
      'LANGFLOW_SUPERUSER_PASSWORD=a-long-password-of-the-reader',
      `LANGFLOW_DATABASE_URL=sqlite:///./${database}`,
      '',
    ].join('\n'),
    'machine/etc/langflow/langflow.env': 'LANGFLOW_LOG_LEVEL=warning\n',
  },
  ensure: async ({server, folder}) => {
    const file = join(folder, database);
    // The first command of the page makes it.
    if (existsSync(file)) {
      giveKey(join(await preparePython(), 'bin/python'), file, server.apiKey);
    }
    return {};
  },
};

/** As if the superuser had made the key in the interface. */
function giveKey(python: string, file: string, key: string): void {
  const script = [
    'import sqlite3, sys, uuid',
    'with sqlite3.connect(sys.argv[1]) as connection:',
    '    (user,) = connection.execute("SELECT id FROM user WHERE username = \'admin\'").fetchone()',
    '    connection.execute(',
    '        "INSERT OR IGNORE INTO apikey (id, name, api_key, user_id, total_uses, is_active)"',
    '        " VALUES (?, \'CLI\', ?, ?, 0, 1)",',
    '        (uuid.uuid4().hex, sys.argv[2], user),',
    '    )',
  ].join('\n');
  const {status, stderr} = spawnSync(python, ['-c', script, file, key], {encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(stderr);
  }
}
