import {collectTables, type ParameterTable} from './collectTables';
import {compareRow} from './compareRow';
import {componentsNamedIn, componentsOf} from './componentNames';

export interface TableFault {
  file: string;
  line: number;
  message: string;
}

/** Every row of every parameter table that disagrees with the product. */
export const checkTables = (tables: ParameterTable[] = collectTables()): TableFault[] =>
  tables.flatMap(checkTable);

export function checkTable(table: ParameterTable): TableFault[] {
  const {file, rows} = table;
  const shared = componentsOf(table);
  // A cell left empty means the component of the row above.
  let owner = '';
  return rows.flatMap((row): TableFault[] => {
    owner = row.cells.get('组件') || owner;
    const own = componentsNamedIn(owner);
    const components = own.length > 0 ? own : shared;
    if (components.length === 0) {
      const place = owner || table.summary || table.headings.at(-1)?.text || table.introduction;
      return [{file, line: row.line, message: `认不出这张表说的是哪个组件：${place ?? ''}`}];
    }
    return compareRow(row, components).map((message) => ({file, line: row.line, message}));
  });
}
