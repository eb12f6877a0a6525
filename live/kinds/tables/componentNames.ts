import {escapeRegExp} from '../../../lib/escapeRegExp';
import {readCatalogue} from '../../catalogue/readCatalogue';
import type {CatalogueComponent} from '../../catalogue/types';
import type {ParameterTable} from './collectTables';

/** Names that pages use for readers, and the names that the interface shows. */
const ALIASES: Record<string, string> = {
  AgentQL: 'Extract Web Data',
  'AI/ML API': 'AIML',
  'AI/ML API Embeddings': 'AI/ML Embeddings',
  'Hugging Face': 'HuggingFace',
  'Hugging Face Embeddings Inference': 'HuggingFace Embeddings Inference',
  MariTalk: 'Maritalk',
  SearchApi: 'Search API',
  'Vertex AI Embeddings': 'VertexAI Embeddings',
  ClickHouse: 'Clickhouse',
  'CSV Agent': 'CSVAgent',
  'JSON Agent': 'JsonAgent',
  'Astra DB Vectorize': 'Astra Vectorize',
  'G-Assist': 'NVIDIA System-Assist',
  Needle: 'Needle Retriever',
  Olivya: 'Place Call',
  'Not Diamond': 'Not Diamond Router',
};

/** Tables that stand for several components, by page and heading. */
const SHARED: Record<string, (component: CatalogueComponent) => boolean> = {
  'bundles-langchain#common-agent-parameters': ({group, name}) =>
    group === 'langchain_utilities' && name.endsWith('Agent'),
  'bundles-langchain#text-splitters': ({group, name}) =>
    group === 'langchain_utilities' && name.endsWith('Splitter'),
  'components-vector-stores#configure-vector-store-parameters': ({group}) =>
    group === 'vectorstores',
  'integrations-nvidia-ingest#inputs': ({name}) => name === 'NVIDIA Retriever Extraction',
  'integrations-nvidia-ingest#outputs': ({name}) => name === 'NVIDIA Retriever Extraction',
  'integrations-composio#dedicated-component-parameters': ({group, name}) =>
    group === 'composio' && name !== 'Composio Tools',
};

/** The components that a table describes; a row belongs to one of them. */
export function componentsOf(table: ParameterTable): CatalogueComponent[] {
  const page = /([^/]+)\.mdx$/.exec(table.file)?.[1] ?? '';
  const id = table.headings.at(-1)?.id ?? '';
  const {summary, introduction} = table;
  const shared = SHARED[`${page}#${id}`];
  const texts = [summary, ...table.headings.map(({text}) => text).reverse()];
  const fromHeading = firstNamedIn(texts);
  if (fromHeading.length === 0 && shared) {
    return readCatalogue().components.filter(shared);
  }
  return fromHeading.length > 0 ? fromHeading : firstNamedIn([introduction]);
}

const firstNamedIn = (texts: Array<string | undefined>): CatalogueComponent[] =>
  texts.map((text) => componentsNamedIn(text ?? '')).find((found) => found.length > 0) ?? [];

/** All components whose names stand in the text; a longer name hides the shorter one inside it. */
export function componentsNamedIn(text: string): CatalogueComponent[] {
  const found: CatalogueComponent[] = [];
  let rest = text;
  for (const [name, components] of names()) {
    const pattern = new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?![\\w-])`);
    if (pattern.test(rest)) {
      rest = rest.replaceAll(name, ' ');
      found.push(...components);
    }
  }
  return found;
}

let sorted: Array<[string, CatalogueComponent[]]> | undefined;

function names(): Array<[string, CatalogueComponent[]]> {
  if (!sorted) {
    const byName = new Map<string, CatalogueComponent[]>();
    for (const component of readCatalogue().components) {
      // Pages say in words that a component is deprecated.
      const name = component.name.replace(/ \[deprecated\]$/i, '');
      byName.set(name, [...(byName.get(name) ?? []), component]);
    }
    for (const [alias, name] of Object.entries(ALIASES)) {
      byName.set(alias, [...(byName.get(alias) ?? []), ...(byName.get(name) ?? [])]);
    }
    sorted = [...byName].sort(([a], [b]) => b.length - a.length);
  }
  return sorted;
}
