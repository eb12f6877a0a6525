import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {element, text} from './hast';
import {PHONE_COLUMN, leastWidth} from './leastWidth';

/** First column headers of tables in which readers look up one row. */
const lookupHeaders = new Set([
  '参数',
  '名称',
  '变量',
  '选项',
  '字段',
  '环境变量',
  '属性',
  '命令',
  '键',
]);

/** From this many columns on, a description has no room left beside the other cells. */
const recordColumns = 5;

/** Rows that are read as records at every width: the name, small labelled facts, then the description. */
const becomesRecords = (headers: string[]): boolean =>
  headers.length >= recordColumns && headers.at(-1)!.startsWith('说明');

/** Facts that say nothing: no value, or what holds for most rows. */
const saysNothing = (label: string, value: string): boolean =>
  value === '' || value === '—' || (label === '高级' && value === '否');

/** On a phone a row that does not fit, or that is looked up by itself, becomes a card. */
const becomesCards = (headers: string[], rows: Element[][]): boolean =>
  headers.length > 3 ||
  (headers.length === 3 && lookupHeaders.has(headers[0]!)) ||
  leastWidth(headers, rows) > PHONE_COLUMN;

const isElement = (node: ElementContent, ...tagNames: string[]): node is Element =>
  node.type === 'element' && tagNames.includes(node.tagName);

const cellsOf = (row: Element): Element[] =>
  row.children.filter((cell): cell is Element => isElement(cell, 'td', 'th'));

const rowsOf = (section: Element | undefined): Element[] =>
  section?.children.filter((row): row is Element => isElement(row, 'tr')) ?? [];

export function renderTable(table: Element): Element {
  const head = table.children.find((child): child is Element => isElement(child, 'thead'));
  const body = table.children.find((child): child is Element => isElement(child, 'tbody'));
  const headers = (rowsOf(head)[0] ? cellsOf(rowsOf(head)[0]!) : []).map((cell) =>
    toString(cell).trim(),
  );
  const hasRecords = becomesRecords(headers);
  const hasCards = becomesCards(headers, rowsOf(body).map(cellsOf));
  for (const header of rowsOf(head).flatMap(cellsOf)) {
    if (toString(header).trim()) {
      header.properties.scope = 'col';
    } else {
      // The corner above the names of rows is the head of nothing.
      header.tagName = 'td';
    }
  }
  for (const row of rowsOf(body)) {
    cellsOf(row).forEach((cell, index) => {
      cell.children = cell.children.map(breakIdentifiers);
      if (hasCards) {
        const label = headers[index] ?? '';
        cell.properties.dataLabel = label;
        if (hasRecords && saysNothing(label, toString(cell).trim())) {
          cell.properties.className = ['table__quiet'];
        }
      }
    });
  }
  if (hasCards) {
    nameRoles(table);
  }
  const className = [
    'table',
    ...(hasCards ? ['table--cards'] : []),
    ...(hasRecords ? ['table--records'] : []),
    ...(headers.length >= recordColumns && !hasRecords ? ['table--dense'] : []),
  ];
  // Wide tables scroll in their own region, which the keyboard can reach and a screen reader can name.
  return element(
    'div',
    {
      className,
      tabIndex: 0,
      role: 'group',
      ariaLabel: `表格：${headers.filter(Boolean).join('、')}`,
    },
    [table],
  );
}

/** A table laid out as blocks is no longer a table to a screen reader, unless its roles are written out. */
function nameRoles(node: Element): void {
  const role = roles[node.tagName];
  if (role) {
    node.properties.role = role;
  }
  for (const child of node.children) {
    if (child.type === 'element') {
      nameRoles(child);
    }
  }
}

const roles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Long identifiers may break after their own seams, and so never inside a word. */
function breakIdentifiers(node: ElementContent): ElementContent {
  if (node.type !== 'element') {
    return node;
  }
  if (node.tagName !== 'code') {
    return {...node, children: node.children.map(breakIdentifiers)};
  }
  return {
    ...node,
    children: node.children.flatMap((child): ElementContent[] =>
      child.type === 'text' ? breakAtSeams(child.value) : [child],
    ),
  };
}

const breakAtSeams = (identifier: string): ElementContent[] =>
  identifier
    // Not inside a version or an address: 0.0.0.0 stays in one piece.
    .split(/(?<=[_/.=,:-])(?=[A-Za-z_])|(?<=[_/=,:-])(?=\d)/)
    .flatMap((part, index) => (index === 0 ? [text(part)] : [element('wbr', {}, []), text(part)]));
