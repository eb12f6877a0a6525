import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';

/** The text column of a phone that is 390 px wide. */
export const PHONE_COLUMN = 358;

/** What src/css/content.css gives the cells of a table on a phone, in pixels. */
const CELL = {padding: 24, plain: 88, code: 136, last: 112};
const SIZE = {han: 15, latin: 8.9, code: 7.9, codeEdges: 11, chipEdges: 32};

/** A run that is not broken: Chinese breaks after each character, code after its seams. */
const seams = /(?<=[_/.=,:-])(?=[A-Za-z_])|(?<=[_/=,:-])(?=\d)|\s+/;

const widestWord = (words: string): number =>
  Math.max(
    0,
    ...words
      .split(/\s+|(?<=\p{Script=Han})|(?=\p{Script=Han})|(?<=[，。、；：！？（）“”])/u)
      .map((word) => (/\p{Script=Han}/u.test(word) ? SIZE.han : word.length * SIZE.latin)),
  );

const widestCode = (code: string): number =>
  SIZE.codeEdges + SIZE.code * Math.max(...code.split(seams).map((part) => part.length));

function widestRun(node: ElementContent): number {
  if (node.type === 'text') {
    return widestWord(node.value);
  }
  if (node.type !== 'element') {
    return 0;
  }
  if ([node.properties.className].flat().includes('data-type')) {
    return SIZE.chipEdges + SIZE.code * toString(node).length;
  }
  return node.tagName === 'code'
    ? widestCode(toString(node))
    : Math.max(0, ...node.children.map(widestRun));
}

function leastCell(cell: Element, isFirst: boolean, isLast: boolean): number {
  const hasCode = cell.children.some(
    (child) => child.type === 'element' && child.tagName === 'code',
  );
  const floor = hasCode ? CELL.code : isLast ? CELL.last : CELL.plain;
  const padding = isFirst ? CELL.padding / 2 : CELL.padding;
  return Math.max(floor, padding + Math.max(0, ...cell.children.map(widestRun)));
}

/** Heads are small and stay on one line. */
const leastHead = (header: string): number =>
  CELL.padding / 2 + [...header].reduce((sum, letter) => sum + (/[ -~]/.test(letter) ? 7 : 13), 0);

/** How narrow a table can become before it is cut, as a table of rows and columns. */
export const leastWidth = (headers: string[], rows: Element[][]): number =>
  headers
    .map((header, column) =>
      Math.max(
        leastHead(header),
        ...rows
          .flatMap((cells) => cells[column] ?? [])
          .map((cell) => leastCell(cell, column === 0, column === headers.length - 1)),
      ),
    )
    .reduce((sum, width) => sum + width, 0);
