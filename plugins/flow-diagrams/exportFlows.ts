import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {KeptResults} from '../../lib/keptResults';
import {readCatalogue} from '../../live/catalogue/readCatalogue';
import {type BoundComponent, type BoundConnection, bindFlow, isCreatable} from './bindFlow';
import {layoutFlow} from './layoutFlow';
import {parseFlow} from './parseFlow';
import {writeFlowText} from './writeFlowText';

/** A picture as a file that `create-flow.py` makes a flow from. */
export interface FlowFile {
  format: 1;
  title: string;
  /** Path of the page, and the number of the picture on it. */
  page: string;
  number: number;
  /** The version of the product that the picture was checked with. */
  version: string;
  components: Array<BoundComponent & {position: {x: number; y: number}}>;
  connections: BoundConnection[];
}

/** A file, and the picture in words. */
export interface ExportedFlow {
  flow: FlowFile;
  text: string;
}

/** Every picture that can become a flow, in the order of the files. Pages that have not changed are `kept`. */
export const exportFlows = (docsDir: string, kept: KeptResults<ExportedFlow[]>): ExportedFlow[] =>
  listPages(docsDir).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return kept.ask(source, () => exportPage(source));
  });

/** What the export of a page depends on, apart from the page. */
export const exportSources = [
  'plugins/flow-diagrams',
  'lib/componentSections.ts',
  'lib/dataTypes.ts',
  'live/catalogue',
  'live/catalogue/components.json',
  'site/flowTexts.ts',
  'package-lock.json',
];

export const listPages = (docsDir: string): string[] =>
  readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => path.join(docsDir, file));

/** Fences are found by their lines: the page was parsed and checked when it was rendered. */
export function exportPage(source: string): ExportedFlow[] {
  const page = slugOf(source);
  return [...source.matchAll(/^( *)```flow ([^\n]*)\n([\s\S]*?)\n *```$/gm)].flatMap(
    ([, indent = '', meta = '', body = ''], index): ExportedFlow[] => {
      const fence = body
        .split('\n')
        .map((line) => line.slice(indent.length))
        .join('\n');
      const model = parseFlow(fence, meta);
      if (model.concept) {
        return [];
      }
      const catalogue = readCatalogue();
      const {components, connections} = bindFlow(model, fence, catalogue);
      if (!isCreatable(components)) {
        return [];
      }
      const cards = new Map(layoutFlow(model, 'canvas').cards.map((card) => [card.node.id, card]));
      const flow: FlowFile = {
        format: 1,
        title: model.title,
        page,
        number: index + 1,
        version: catalogue.version,
        components: components.map((component) => {
          const {x = 0, y = 0} = cards.get(component.id) ?? {};
          return {...component, position: {x: Math.round(x), y: Math.round(y)}};
        }),
        connections,
      };
      return [{flow, text: writeFlowText(model)}];
    },
  );
}

/** `/agents` and 3 become `flows/agents/3.json`; the front page is `index`. */
export const fileNameOf = (picture: Pick<FlowFile, 'page' | 'number'>): string =>
  `${baseNameOf(picture)}.json`;

/** The same picture in words. */
export const textNameOf = (picture: Pick<FlowFile, 'page' | 'number'>): string =>
  `${baseNameOf(picture)}.txt`;

const baseNameOf = ({page, number}: Pick<FlowFile, 'page' | 'number'>): string =>
  `flows/${page.replace(/^\/+|\/+$/g, '') || 'index'}/${number}`;

function slugOf(source: string): string {
  const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---/.exec(source) ?? [];
  return (parse(frontMatter) as {slug?: string} | null)?.slug ?? '';
}
