import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {run, type Output, type Shell} from './runBlock';

/** SQL for the database that the page has: PostgreSQL, else the SQLite file of the reader's Langflow. */
export function runSql(code: string, shell: Shell, postgres?: string): Promise<Output> {
  const file = join(shell.folder, 'block.sql');
  writeFileSync(file, code);
  if (postgres) {
    // Whoever creates the database is not connected to it.
    const database = /\bCREATE DATABASE\b/i.test(code) ? 'postgres' : 'langflow';
    const address = `postgresql://postgres@${postgres}/${database}`;
    return run('psql', ['--set', 'ON_ERROR_STOP=1', '--file', file, address], shell);
  }
  const database = join(shell.environment.LANGFLOW_CONFIG_DIR ?? '', 'langflow.db');
  const script = [
    'import sqlite3, sys',
    'with sqlite3.connect(f"file:{sys.argv[1]}?mode=rw", uri=True) as connection:',
    '    connection.executescript(open(sys.argv[2], encoding="utf-8").read())',
  ].join('\n');
  return run(join(shell.python, 'bin/python'), ['-c', script, database, file], shell);
}
