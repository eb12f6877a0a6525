import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';

/** About what parts of a page take on a phone that is 390 px wide, in rem; checked with tests/e2e/first-view. */
const LINE = 1.75;
const COLUMN = 22;
const GAP = 1;
const CODE = {line: 1.6, edges: 5, longest: 31};
const HEADING = 5;
const ROW = {column: 16, edges: 1};
const SUMMARY = 3.5;
const CARD = 8;
const FLOW = 120;
const PICTURE = 20;

/** How high the elements of a page will be, one below the other. */
export const estimateHeight = (nodes: ElementContent[]): number =>
  nodes.reduce((sum, node) => sum + (node.type === 'element' ? heightOf(node) : 0), 0);

function heightOf(node: Element): number {
  const {tagName, properties, children} = node;
  const classes = [properties.className].flat();
  if (properties.hidden !== undefined && properties.hidden !== false) {
    return 0;
  }
  if (classes.includes('flow')) {
    return FLOW;
  }
  if (tagName === 'img') {
    return PICTURE;
  }
  if (classes.includes('code')) {
    return CODE.edges + CODE.line * Math.min(CODE.longest, countLines(node));
  }
  if (tagName === 'details' && properties.open === undefined) {
    return SUMMARY;
  }
  if (/^h\d$/.test(tagName)) {
    return HEADING;
  }
  if (isCard(node)) {
    return CARD;
  }
  // A row becomes a card: one cell below the other.
  if (tagName === 'tr') {
    return ROW.edges + estimateHeight(children);
  }
  if (tagName === 'td' || tagName === 'th') {
    return LINE * Math.ceil(widthOf(node) / ROW.column);
  }
  return children.some(holdsBlock)
    ? estimateHeight(children)
    : GAP + LINE * Math.ceil(widthOf(node) / COLUMN);
}

const blocks = new Set(
  'aside blockquote details div dl figure h2 h3 h4 h5 h6 img li ol p pre section summary table tbody thead tr ul'.split(
    ' ',
  ),
);

const holdsBlock = (node: ElementContent): boolean =>
  node.type === 'element' &&
  (blocks.has(node.tagName) || isCard(node) || node.children.some(holdsBlock));

const isCard = ({properties}: Element): boolean => [properties.className].flat().includes('card');

const countLines = (code: Element): number => toString(code).split('\n').length;

/** Chinese characters are as wide as high, others about half as wide. */
const widthOf = (node: Element): number =>
  [...toString(node)].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 1 : 0.55), 0);
