import {CODES_FILE, parseHead} from '../../plugins/search/client/engine/indexFormat';
import {SourceError} from '../failures';
import type {SiteFile, SiteSource} from '../sources/types';
import {COMPONENTS_FILE, SITE_FILE, SITE_FORMAT} from '../types';
import type {Catalogue, SiteFacts} from '../types';
import {openIndex} from './openIndex';
import type {SearchIndex} from './openIndex';
import {parsePageList} from './pages';
import type {ListedPage} from './pages';

const INDEX = 'search-index';
const HEAD_FILE = `${INDEX}/head.txt`;

/** What the tools know of the site. Everything is read when it is asked for, and again when it has changed. */
export interface Library {
  /** Address of the site with a slash at the end: deep links begin with it. */
  root(): Promise<string>;
  pages(): Promise<ListedPage[]>;
  index(): Promise<SearchIndex>;
  components(): Promise<Catalogue>;
  /** The Markdown of a page; null if there is no such page. */
  markdown(path: string): Promise<string | null>;
}

export function createLibrary(source: SiteSource): Library {
  const kept = new Map<string, {version: string; value: unknown}>();

  async function read(path: string, ask?: {again: boolean}): Promise<SiteFile> {
    const file = await source.read(path, ask);
    if (!file) {
      throw wrongSite(source.name, path);
    }
    return file;
  }

  /** `make` runs once per version. */
  function keep<Value>(name: string, version: string, make: () => Value): Value {
    const known = kept.get(name);
    if (known?.version === version) {
      return known.value as Value;
    }
    const value = make();
    kept.set(name, {version, value});
    return value;
  }

  async function readAs<Value>(path: string, make: (text: string) => Value): Promise<Value> {
    const {text, version} = await read(path);
    return keep(path, version, () => understand(path, () => make(text)));
  }

  function understand<Value>(path: string, make: () => Value): Value {
    try {
      return make();
    } catch (error) {
      throw wrongSite(source.name, path, error);
    }
  }

  const facts = (): Promise<SiteFacts> => readAs(SITE_FILE, parseFacts);
  const root = async (): Promise<string> => {
    const {url, baseUrl} = await facts();
    return source.address ?? new URL(url + baseUrl, source.fallbackAddress).href;
  };

  async function readHead(ask: {again: boolean}) {
    const {text, version} = await read(HEAD_FILE, ask);
    return {head: understand(HEAD_FILE, () => parseHead(text)), version};
  }

  async function index(): Promise<SearchIndex> {
    const address = await root();
    const {pathname: baseUrl} = new URL(address);
    // `URL.origin` knows none for files.
    const origin = address.slice(0, -baseUrl.length);
    let {head, version} = await readHead({again: false});
    if (!(await source.read(`${INDEX}/${head.directory}/${CODES_FILE}`))) {
      // The head was read a moment ago, and the site has changed since.
      ({head, version} = await readHead({again: true}));
    }
    return keep(INDEX, version, () =>
      openIndex(
        head,
        {origin, baseUrl},
        async (file) => (await read(`${INDEX}/${head.directory}/${file}`)).text,
      ),
    );
  }

  return {
    root,
    index,
    async pages() {
      const {url, baseUrl} = await facts();
      const root = url + baseUrl;
      const list = (name: string) => readAs(name, (text) => parsePageList(text, root));
      const {pages, parts} = await list('llms.txt');
      const others = await Promise.all(parts.map(list));
      return [...pages, ...others.flatMap((part) => part.pages)];
    },
    components: () => readAs(COMPONENTS_FILE, (text) => JSON.parse(text) as Catalogue),
    async markdown(path) {
      return (await source.read(`${path || 'index'}.md`))?.text ?? null;
    },
  };
}

function parseFacts(text: string): SiteFacts {
  const facts = JSON.parse(text) as {format?: unknown};
  if (facts.format !== SITE_FORMAT) {
    throw new Error(`format is ${JSON.stringify(facts.format)}, not ${SITE_FORMAT}`);
  }
  return facts as SiteFacts;
}

function wrongSite(name: string, path: string, error?: unknown): SourceError {
  const reason = error instanceof Error ? error.message : 'not found';
  return new SourceError(
    `${name} 里没有可用的 ${path}（${reason}）。--site 要写 Langflow 中文文档站的首页地址，--build 要写它的构建目录；两边版本不同时，重新下载 mcp.mjs。`,
    `${name} has no usable ${path} (${reason}). --site takes the address of the Langflow documentation's home page, --build the folder of its build. If the versions differ, download mcp.mjs again.`,
  );
}
