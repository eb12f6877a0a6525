import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {element} from './hast';

/** First column headers that mark a table of parameters: on a phone each row becomes a card. */
const parameterHeaders = new Set([
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
  const isParameters = parameterHeaders.has(headers[0] ?? '') && headers.length > 2;
  for (const header of rowsOf(head).flatMap(cellsOf)) {
    header.properties.scope = 'col';
  }
  if (isParameters) {
    for (const row of rowsOf(body)) {
      cellsOf(row).forEach((cell, index) => {
        cell.properties.dataLabel = headers[index] ?? '';
      });
    }
  }
  const className = ['table', ...(isParameters ? ['table--parameters'] : [])];
  // Wide tables scroll in their own region, which the keyboard can reach and a screen reader can name.
  return element(
    'div',
    {className, tabIndex: 0, role: 'group', ariaLabel: `表格：${headers.join('、')}`},
    [table],
  );
}
