import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {element} from './hast';

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

/** On a phone a row that does not fit, or that is looked up by itself, becomes a card. */
const becomesCards = (headers: string[]): boolean =>
  headers.length > 3 || (headers.length === 3 && lookupHeaders.has(headers[0]!));

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
  const hasCards = becomesCards(headers);
  for (const header of rowsOf(head).flatMap(cellsOf)) {
    header.properties.scope = 'col';
  }
  if (hasCards) {
    for (const row of rowsOf(body)) {
      cellsOf(row).forEach((cell, index) => {
        cell.properties.dataLabel = headers[index] ?? '';
      });
    }
  }
  const className = ['table', ...(hasCards ? ['table--cards'] : [])];
  // Wide tables scroll in their own region, which the keyboard can reach and a screen reader can name.
  return element(
    'div',
    {className, tabIndex: 0, role: 'group', ariaLabel: `表格：${headers.join('、')}`},
    [table],
  );
}
