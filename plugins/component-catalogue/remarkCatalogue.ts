import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {readCatalogue} from '../../live/catalogue/readCatalogue';
import {composeTable} from './composeTable';
import {listEntries} from './listEntries';
import {readHeadings} from './readHeadings';
import type {CatalogueEntry, PortSummary} from './types';

/** The folders whose pages describe components. */
const FOLDERS = ['components', 'bundles', 'integrations', 'mcp'];

/**
 * Replaces `<ComponentCatalogue />` by a table of all components that can be filtered. Belongs before Docusaurus' own
 * remark steps: they check the links, and the page's components are drawn afterwards.
 */
const remarkCatalogue: Plugin<[{docsDir: string}], Root> =
  ({docsDir}) =>
  (tree) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== 'ComponentCatalogue' || index === undefined || !parent) {
        return;
      }
      const headings = FOLDERS.flatMap((folder) => readHeadings(path.join(docsDir, folder)));
      parent.children[index] = composeFilter(listEntries(readCatalogue(), headings));
    });
  };

export default remarkCatalogue;

function composeFilter(entries: CatalogueEntry[]): RootContent {
  const attribute = (name: string, value: string) =>
    ({type: 'mdxJsxAttribute', name, value}) as const;
  const facets = [
    {parameter: 'group', label: '分组', options: unique(entries.map(({group}) => group))},
    {parameter: 'in', label: '输入', options: typesOf(entries.flatMap(({inputs}) => inputs))},
    {parameter: 'out', label: '输出', options: typesOf(entries.flatMap(({outputs}) => outputs))},
  ];
  return {
    type: 'mdxJsxFlowElement',
    name: 'FilterableTable',
    attributes: [
      attribute('placeholder', `在 ${entries.length} 个组件里查找，中文、英文、拼音都行`),
      attribute('facets', JSON.stringify(facets)),
      attribute('search', 'skip'),
    ],
    children: [composeTable(entries)],
  };
}

/** Frequent types first: those are the ones that readers connect. */
function typesOf(ports: PortSummary[]): string[] {
  const counts = new Map<string, number>();
  for (const {type} of ports) {
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([type]) => type);
}

const unique = (values: string[]): string[] =>
  [...new Set(values)].sort((a, b) => a.localeCompare(b, 'zh-CN'));
