import type {Nodes, Root} from 'mdast';

/** A change of the source text, by offsets into it. */
export interface Edit {
  start: number;
  end: number;
  replacement: string;
}

/** Something a writer has to change. Line and column count from 1, columns in UTF-16 units as editors do. */
export interface Fault {
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
  /** Present only where `--fix` can repair the fault without understanding the sentence. */
  edit?: Edit;
}

/**
 * What a stretch of a prose block is:
 * - `text`: words the writer chose, open to every rule
 * - `label`: bold without Chinese, that is a label of the product's interface
 * - `link`: words of a link without Chinese, usually the name of a product or page
 * - `code`: inline code, shown to the rules as one placeholder letter
 * - `opaque`: an inline component, an expression or a picture, shown as one neutral character
 */
export type SpanRole = 'text' | 'label' | 'link' | 'code' | 'opaque';

export interface Span {
  from: number;
  to: number;
  role: SpanRole;
  /** The nodes from the block's child down to the leaf. */
  path: Nodes[];
  /** False inside JSX and wherever a change could damage markup. */
  fixable: boolean;
}

export type BlockKind =
  | 'paragraph'
  | 'heading'
  | 'cell'
  | 'admonitionTitle'
  | 'frontMatter'
  | 'attribute'
  | 'fenceTitle'
  | 'flowCaption'
  | 'alt';

/** One unit of prose: a paragraph, a heading, a table cell, an attribute, a front matter value. */
export interface ProseBlock {
  kind: BlockKind;
  text: string;
  /** Source offset of every UTF-16 unit of `text`, plus one past the last. */
  offsets: number[];
  spans: Span[];
}

export interface FrontMatter {
  start: number;
  data: Record<string, unknown>;
  /** Source offset of each top-level key. */
  keys: Map<string, number>;
}

export interface Page {
  file: string;
  source: string;
  tree: Root;
  frontMatter: FrontMatter | null;
  blocks: ProseBlock[];
}

/** A fault as a rule sees it: by source offset, the page adds file, line and column. */
export interface Finding {
  offset: number;
  message: string;
  edit?: Edit;
}

export interface Rule {
  name: string;
  check: (page: Page) => Finding[];
}
