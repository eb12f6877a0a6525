import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Kind} from '../types';
import {checkTable} from './tables/checkTables';
import {collectTables} from './tables/collectTables';

/** Parameter tables against the catalogue; needs no server, and `npm test` runs it as well. */
export const kind: Kind = {
  name: 'tables',
  collect: () =>
    Promise.resolve(
      collectTables().map((table) => {
        const rows = table.rows.map(({cells}) => [...cells]);
        return {
          id: `${table.file}:${table.line}`,
          page: path.basename(table.file, '.mdx'),
          hash: createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16),
          run: () => {
            const faults = checkTable(table).map(({line, message}) => `${line} 行：${message}`);
            return Promise.resolve(
              faults.length === 0
                ? {status: 'passed' as const}
                : {status: 'failed' as const, message: faults.join('\n')},
            );
          },
        };
      }),
    ),
};
