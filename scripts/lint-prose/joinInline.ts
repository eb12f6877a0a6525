import type {Image, Nodes, Parents} from 'mdast';
import {alignText} from './alignText';
import type {JsxElement} from './collectAttributes';
import {hasHan} from './han';
import type {BlockKind, ProseBlock, Span, SpanRole} from './types';

/** Stands for inline code: a Latin letter, because code is set apart from Chinese like a Latin word. */
export const CODE_PLACEHOLDER = 'X';
/** Stands for what has no text of its own; no typographic rule reacts to it. */
export const OPAQUE_PLACEHOLDER = '\uFFFC';

// HTML that continues the sentence around it; every other element is set apart from it.
const INLINE_HTML = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);
const CODE_HTML = new Set(['code', 'kbd', 'samp', 'var']);

interface Joined {
  block: ProseBlock;
  /** Components inside the line whose children form blocks of their own. */
  nested: JsxElement[];
  images: Image[];
}

/** Joins the inline content of a node to one text, and remembers where each character stands. */
export function joinInline(
  parent: Parents,
  source: string,
  kind: BlockKind,
  fixable: boolean,
): Joined {
  const joiner = new InlineJoiner(source);
  joiner.addChildren(parent, [], 'text', fixable);
  const offsets = [...joiner.offsets, joiner.end];
  const block = {kind, text: joiner.text, offsets, spans: joiner.spans};
  return {block, nested: joiner.nested, images: joiner.images};
}

class InlineJoiner {
  text = '';
  end = 0;
  readonly offsets: number[] = [];
  readonly spans: Span[] = [];
  readonly nested: JsxElement[] = [];
  readonly images: Image[] = [];

  constructor(private readonly source: string) {}

  addChildren(parent: Parents, path: Nodes[], role: SpanRole, fixable: boolean): void {
    for (const child of parent.children) {
      this.add(child, [...path, child], role, fixable);
    }
  }

  private add(node: Nodes, path: Nodes[], role: SpanRole, fixable: boolean): void {
    switch (node.type) {
      case 'text':
        this.addText(node.value, path, role, fixable);
        break;
      case 'textDirective':
        // The site has no text directives: `类型:Message` is prose that only looks like one.
        this.addText(this.sourceOf(node), path, role, fixable);
        break;
      case 'inlineCode':
        this.addPlaceholder(CODE_PLACEHOLDER, path, 'code');
        break;
      case 'break':
        this.addPlaceholder('\n', path, 'opaque');
        break;
      case 'strong':
        this.addChildren(node, path, hasHan(this.sourceOf(node)) ? role : 'label', fixable);
        break;
      case 'emphasis':
      case 'delete':
        this.addChildren(node, path, role, fixable);
        break;
      case 'link':
      case 'linkReference':
        if (this.isBareUrl(node)) {
          this.addPlaceholder(CODE_PLACEHOLDER, path, 'code');
        } else {
          this.addChildren(node, path, this.linkRole(node, role), fixable);
        }
        break;
      case 'image':
        this.images.push(node);
        this.addPlaceholder(OPAQUE_PLACEHOLDER, path, 'opaque');
        break;
      case 'mdxJsxTextElement':
        this.addElement(node, path, role);
        break;
      case 'mdxTextExpression':
        // A comment, such as the id of a heading, leaves no trace in the text.
        if (!/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) {
          this.addPlaceholder(OPAQUE_PLACEHOLDER, path, 'opaque');
        }
        break;
      default:
        this.addPlaceholder(OPAQUE_PLACEHOLDER, path, 'opaque');
    }
  }

  private addElement(node: JsxElement, path: Nodes[], role: SpanRole): void {
    const name = node.name ?? '';
    if (name === 'br') {
      this.addPlaceholder('\n', path, 'opaque');
    } else if (CODE_HTML.has(name)) {
      this.addPlaceholder(CODE_PLACEHOLDER, path, 'code');
    } else if (INLINE_HTML.has(name)) {
      this.addChildren(node, path, role, false);
    } else {
      this.nested.push(node);
      this.addPlaceholder(OPAQUE_PLACEHOLDER, path, 'opaque');
    }
  }

  private addText(value: string, path: Nodes[], role: SpanRole, fixable: boolean): void {
    const leaf = path.at(-1);
    const start = leaf?.position?.start.offset ?? 0;
    const end = leaf?.position?.end.offset ?? start;
    const offsets = alignText(value, this.source, start, end);
    this.push(value, offsets.slice(0, -1), end, {role, path, fixable});
  }

  private addPlaceholder(character: string, path: Nodes[], role: SpanRole): void {
    const position = path.at(-1)?.position;
    const start = position?.start.offset ?? 0;
    this.push(character, [start], position?.end.offset ?? start, {role, path, fixable: false});
  }

  private push(
    text: string,
    offsets: number[],
    end: number,
    span: Pick<Span, 'role' | 'path' | 'fixable'>,
  ): void {
    if (text === '') {
      return;
    }
    const from = this.text.length;
    this.text += text;
    this.offsets.push(...offsets);
    this.end = end;
    this.spans.push({from, to: this.text.length, ...span});
  }

  private linkRole(node: Nodes, role: SpanRole): SpanRole {
    if (role === 'label') {
      return role;
    }
    return hasHan(this.labelOf(node)) ? role : 'link';
  }

  /** The part of `[words](target)` that readers see. */
  private labelOf(node: Nodes): string {
    return 'children' in node ? node.children.map((child) => this.sourceOf(child)).join('') : '';
  }

  private isBareUrl(node: Nodes): boolean {
    return !this.sourceOf(node).startsWith('[');
  }

  private sourceOf(node: Nodes): string {
    return this.source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
  }
}
