import type {Element, ElementContent} from 'hast';
import {hasClass, textOf} from '../../../lib/markup';
import {isSkipped} from './skippedMarkup';

/** Turns an address on the page into one that holds outside it. */
export type Resolve = (address: string) => string;

/** Marks that mean something wherever they stand; `<` and `&` only before what they would open. */
const MARKS = /\\(?=[!-/:-@[-`{-~])|[*`[~_]|<(?=[a-z/!?])|&(?=#?\w+;)/gi;

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Only what a parser would take for markup is escaped: models read the file as it stands. */
const escapeText = (text: string): string =>
  text.replace(MARKS, (mark, index: number) => {
    // Underscores inside names neither begin nor end emphasis.
    const insideName = isWordCharacter(text[index - 1]) && isWordCharacter(text[index + 1]);
    return mark === '_' && insideName ? mark : `\\${mark}`;
  });

/** Parsers make links of addresses in plain words, and take the Chinese that follows for a part of them. */
const ADDRESS = /(https?:\/\/[!-~]*[\w/])/;

const writeText = (text: string): string =>
  text
    .split(ADDRESS)
    .map((part, index) => (index % 2 ? writeCode(part) : escapeText(part)))
    .join('');

/** A run of backticks that does not occur in the text. */
export function fenceFor(text: string, shortest: number): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length + 1);
  return '`'.repeat(Math.max(shortest, ...runs));
}

export function writeCode(text: string): string {
  const code = text.replace(/\s+/g, ' ');
  const fence = fenceFor(code, 1);
  // A parser takes one space from both sides, if there is one on both.
  const pad = /^`|`$|^ .* $/.test(code) ? ' ' : '';
  return fence + pad + code + pad + fence;
}

const writeLink = (words: string, address: string): string =>
  `[${words}](${/[\s()]/.test(address) ? `<${address}>` : address})`;

/** Marks cling to words: spaces inside them move out. */
function wrap(words: string, mark: string): string {
  const inner = words.trim();
  return inner && words.replace(inner, () => mark + inner + mark);
}

function writeAnchor(node: Element, words: string, resolve: Resolve): string {
  const href = String(node.properties.href ?? '');
  // The link of a field leads to the field itself.
  if (!href || hasClass(node, 'api-field__name')) {
    return words;
  }
  return textOf(node) === href ? `<${href}>` : writeLink(words, resolve(href));
}

const CODE_CLASSES = ['data-type', 'api-field__type'];
const CODE_TAGS = ['code', 'kbd', 'samp'];

function writeElement(node: Element, resolve: Resolve): string {
  const {tagName, properties, children} = node;
  if (CODE_TAGS.includes(tagName) || CODE_CLASSES.some((name) => hasClass(node, name))) {
    return writeCode(textOf(node));
  }
  const words = writeInline(children, resolve);
  switch (tagName) {
    case 'strong':
    case 'b':
      return wrap(words, '**');
    case 'em':
    case 'i':
      return wrap(words, '_');
    case 'del':
      return wrap(words, '~~');
    case 'br':
      return '<br>';
    case 'img':
      return `!${writeLink(escapeText(String(properties.alt ?? '')), resolve(String(properties.src)))}`;
    case 'a':
      return writeAnchor(node, words, resolve);
    default:
      return words;
  }
}

/** Text with links, code and emphasis, all in one line. */
export function writeInline(nodes: ElementContent[], resolve: Resolve): string {
  let line = '';
  for (const node of nodes) {
    if (node.type === 'text') {
      line += writeText(node.value.replace(/\s+/g, ' '));
    } else if (node.type === 'element' && !isSkipped(node)) {
      const piece = writeElement(node, resolve);
      // Two pieces whose marks touch would be read as one.
      const touches = line !== '' && line.endsWith(piece.charAt(0)) && /^[*_~`]/.test(piece);
      line += touches ? ` ${piece}` : piece;
    }
  }
  return line;
}
