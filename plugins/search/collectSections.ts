import {toString} from 'hast-util-to-string';
import type {Element, ElementContent, Nodes} from 'hast';
import {classesOf} from '../../lib/markup';
import {SectionWriter} from './SectionWriter';
import type {HeadingLevel, PageSection} from './types';

const HEADING = /^h([1-6])$/;

/** Controls, pictures and column names: they are on the page but are not what the page says. */
const SKIPPED_TAGS = new Set(
  'button input nav noscript output script select style svg template textarea thead'.split(' '),
);

const SKIPPED_CLASSES = new Set([
  // The path of the field takes its place.
  'api-field__name',
  // The same for every picture.
  'flow-menu',
  'hash-link',
  'pagination-nav',
  'theme-doc-breadcrumbs',
  'theme-doc-footer',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
]);

const BLOCK_TAGS = new Set(
  (
    'address article aside blockquote caption dd details div dl dt fieldset figcaption figure footer ' +
    'form header hr li main ol p section summary table tbody tfoot tr ul'
  ).split(' '),
);
/** Links that are laid out as a block. */
const BLOCK_CLASSES = new Set(['card']);

/** Cells stay in the line of their row. */
const CELL_TAGS = new Set(['td', 'th', 'br']);
/** `card__title`, `card__text`: parts of a component stand apart, whatever their tag. */
const PART_CLASS = /__/;

/** The sections of a page in reading order; the first one is the page itself. */
export function collectSections(container: Element, path: string): PageSection[] {
  const writer = new SectionWriter(path);
  visit(container, writer);
  return writer.finish();
}

function visit(node: Nodes, writer: SectionWriter): void {
  if (node.type === 'text') {
    writer.write(node.value);
    return;
  }
  // Where a long name may break, no word ends.
  if (node.type !== 'element' || node.tagName === 'wbr' || isSkipped(node)) {
    return;
  }
  const heading = HEADING.exec(node.tagName);
  if (heading) {
    writer.startSection(
      Number(heading[1]) as HeadingLevel,
      headingText(node),
      node.properties.id?.toString() ?? null,
    );
    return;
  }
  if (node.tagName === 'pre') {
    writer.addCode(toString(node));
    return;
  }
  const {begin, end} = separation(node, writer);
  begin();
  visibleChildren(node).forEach((child) => visit(child, writer));
  end();
}

/** How an element stands apart from the text around it. */
function separation(element: Element, writer: SectionWriter): {begin: () => void; end: () => void} {
  const classes = classesOf(element);
  if (classes.includes('api-field')) {
    const id = element.properties.id?.toString() ?? '';
    return {begin: () => writer.startField(id), end: () => writer.endField()};
  }
  if (BLOCK_TAGS.has(element.tagName) || classes.some((name) => BLOCK_CLASSES.has(name))) {
    const endParagraph = (): void => writer.endParagraph();
    return {begin: endParagraph, end: endParagraph};
  }
  if (CELL_TAGS.has(element.tagName) || classes.some((name) => PART_CLASS.test(name))) {
    const space = (): void => writer.write(' ');
    return {begin: space, end: space};
  }
  const edge = (): void => writer.markInlineEdge();
  return {begin: edge, end: edge};
}

/** Of a drawn flow only the caption counts: its list of connections repeats the picture. */
function visibleChildren(element: Element): ElementContent[] {
  return classesOf(element).includes('flow')
    ? element.children.filter((child) => child.type === 'element' && child.tagName === 'figcaption')
    : element.children;
}

function isSkipped(element: Element): boolean {
  const {tagName, properties} = element;
  if (
    SKIPPED_TAGS.has(tagName) ||
    properties.ariaHidden === 'true' ||
    properties.role === 'tablist' ||
    properties.dataOpenSearch !== undefined ||
    properties.dataSearch === 'skip'
  ) {
    return true;
  }
  const classes = classesOf(element);
  // The bar of a code block names a file, which readers look for, or only the language.
  if (classes.includes('code__title') && !classes.includes('code__title--file')) {
    return true;
  }
  return classes.some((name) => SKIPPED_CLASSES.has(name));
}

function headingText(element: Element): string {
  const parts: string[] = [];
  const collect = (node: Nodes): void => {
    if (node.type === 'text') {
      parts.push(node.value);
    } else if (node.type === 'element' && !isSkipped(node)) {
      node.children.forEach(collect);
    }
  };
  element.children.forEach(collect);
  return parts.join('');
}
