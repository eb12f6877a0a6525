import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Nodes, Parents, PhrasingContent, Root, Table} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(remarkGfm);

/** A table that names parameters of a component by their labels in the interface. */
export interface ParameterTable {
  /** Relative to the project, with slashes. */
  file: string;
  line: number;
  /** From the page's first heading level down to the one right above the table. */
  headings: TableHeading[];
  /** The summary of the fold that the table stands in. */
  summary?: string;
  /** The paragraph right above the table. */
  introduction?: string;
  rows: ParameterRow[];
}

export interface TableHeading {
  text: string;
  id: string;
  depth: number;
}

export interface ParameterRow {
  line: number;
  /** Cells by the name of their column; identifiers keep their backticks. */
  cells: Map<string, string>;
}

/** The columns that hold a parameter's name. */
export const NAME_COLUMNS = ['参数', '输出'];

/** Parsing takes seconds: pages without such a table are left out by a look at their text. */
export const collectTables = (): ParameterTable[] => (collected ??= readAllTables());

let collected: ParameterTable[] | undefined;

const readAllTables = (): ParameterTable[] =>
  readdirSync(path.join(ROOT, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `docs/${file.split(path.sep).join('/')}`)
    .sort()
    .flatMap((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      return /\| *标签 *\|/.test(source) ? readTables(file, source) : [];
    });

export function readTables(file: string, source: string): ParameterTable[] {
  const tree: Root = processor.parse(source);
  const tables: ParameterTable[] = [];
  let headings: TableHeading[] = [];
  const walk = (node: Nodes, ancestors: Parents[]): void => {
    if (node.type === 'heading') {
      headings = [...headings.filter(({depth}) => depth < node.depth), readHeading(node)];
    } else if (node.type === 'table') {
      const rows = readRows(node);
      const place = {file, line: lineOf(node), headings, ...readSurroundings(node, ancestors)};
      tables.push(...(rows ? [{...place, rows}] : []));
    } else if ('children' in node) {
      node.children.forEach((child) => walk(child, [...ancestors, node]));
    }
  };
  walk(tree, []);
  return tables;
}

function readSurroundings(table: Table, ancestors: Parents[]) {
  const siblings = ancestors.at(-1)?.children ?? [];
  const before = siblings[siblings.findIndex((node) => node === table) - 1];
  const fold = ancestors.find(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'details',
  );
  // MDX reads a summary on a line of its own as a paragraph.
  const summary = fold?.children
    .flatMap((node): Nodes[] => (node.type === 'paragraph' ? node.children : [node]))
    .find((node) => 'name' in node && node.name === 'summary');
  return {
    ...(before?.type === 'paragraph' ? {introduction: textOf(before.children)} : {}),
    ...(summary ? {summary: textOf([summary as PhrasingContent])} : {}),
  };
}

function readHeading({children, depth}: Heading): TableHeading {
  const comment = children.find((child) => child.type === 'mdxTextExpression')?.value ?? '';
  return {
    text: textOf(children.filter(({type}) => type !== 'mdxTextExpression')).trim(),
    id: /#([\w-]+)/.exec(comment)?.[1] ?? '',
    depth,
  };
}

function readRows(table: Table): ParameterRow[] | undefined {
  const [head, ...body] = table.children;
  const columns = head?.children.map((cell) => textOf(cell.children)) ?? [];
  if (!columns.includes('标签') || !columns.some((column) => NAME_COLUMNS.includes(column))) {
    return undefined;
  }
  return body.map((row) => ({
    line: lineOf(row),
    cells: new Map(
      row.children.map((cell, index) => [columns[index] ?? '', textOf(cell.children)]),
    ),
  }));
}

/** What a reader sees, without emphasis and links; code keeps its backticks. */
const textOf = (nodes: PhrasingContent[]): string =>
  nodes
    .map((node): string => {
      if (node.type === 'inlineCode') {
        return `\`${node.value}\``;
      }
      if (node.type === 'mdxJsxTextElement' && node.name === 'DataType') {
        const name = node.attributes.find(
          (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
        )?.value;
        return typeof name === 'string' ? name : '';
      }
      if ('children' in node) {
        return textOf(node.children);
      }
      return 'value' in node ? node.value : '';
    })
    .join('')
    .trim();

const lineOf = (node: {position?: Table['position']}): number => node.position?.start.line ?? 1;
