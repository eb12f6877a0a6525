import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {LeanRoutes, RouteChunkNames, RouteGroup, RouteNode} from './types';

/** `"03323e2a": [() => import(/* … *\/ "@site/docs/x.mdx"), "@site/docs/x.mdx", require.resolveWeak(…)],` */
const registryLine = /^\s*"([^"]+)": \[(\(\) => import\(.*? "([^"]+)"\)), /;

/** Modules that only hold a page, written or generated: the browser reads them from the page's HTML instead. */
const isPageModule = (source: string): boolean => /\.mdx$|^@generated\/.*\.js$/.test(source);

interface RegistryEntry {
  name: string;
  loader: string;
  source: string;
}

export function parseRegistry(code: string): RegistryEntry[] {
  const lines = code.split('\n').filter((line) => line.includes('import('));
  const entries = lines.flatMap((line) => {
    const [, name, loader, source] = registryLine.exec(line) ?? [];
    return name && loader && source ? [{name, loader, source}] : [];
  });
  if (entries.length === 0 || entries.length < lines.length) {
    throw new Error(
      'plugins/static-routes：生成的 registry.js 换了写法，读不出页面的模块。请按新的写法修改 leanRoutes.ts，或者把插件选项 pagesFromHtml 设为 false。',
    );
  }
  return entries;
}

/** `routes.js` of Docusaurus: code that makes a component of each path and hash. */
export function parseRoutes(code: string): RouteNode[] {
  const [, list] =
    /^import React from 'react';\nimport ComponentCreator from .*;\n\nexport default (\[[^]*\]);\s*$/.exec(
      code,
    ) ?? [];
  if (!list) {
    throw new Error(
      'plugins/static-routes：生成的 routes.js 换了写法，读不出路由。请按新的写法修改 leanRoutes.ts，或者把插件选项 pagesFromHtml 设为 false。',
    );
  }
  type Generated = Omit<RouteNode, 'hash' | 'routes'> & {component?: string; routes?: Generated[]};
  const toNode = ({component, routes, ...rest}: Generated): RouteNode => ({
    ...(rest as Pick<RouteNode, 'path'>),
    ...(component && {hash: component}),
    ...(routes && {routes: routes.map(toNode)}),
  });
  const ComponentCreator = (_path: string, hash?: string) => hash;
  return (runInNewContext(list, {ComponentCreator}) as Generated[]).map(toNode);
}

const withoutHash = (key: string): string => key.replace(/-[^-]+$/, '');

interface PageRoute {
  key: string;
  path: string;
  prop: RouteGroup['prop'];
  /** All modules of the route but the page. */
  chunkNames: RouteChunkNames;
}

function findPageRoutes(
  routes: Record<string, RouteChunkNames>,
  pageModules: Set<string>,
): PageRoute[] {
  return Object.entries(routes).flatMap(([key, {...chunkNames}]) => {
    const prop = (['content', 'page'] as const).find((name) =>
      pageModules.has(String(chunkNames[name])),
    );
    if (!prop) {
      return [];
    }
    delete chunkNames[prop];
    return [{key, path: withoutHash(key), prop, chunkNames}];
  });
}

const signature = ({prop, chunkNames}: Pick<PageRoute, 'prop' | 'chunkNames'>): string =>
  JSON.stringify([prop, chunkNames]);

function mostFrequent(texts: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The rule for a prefix: what most of its pages have in common. */
function ruleFor(prefix: string, pages: PageRoute[]): RouteGroup[] {
  const most = mostFrequent(pages.map(signature));
  const model = pages.find((page) => signature(page) === most);
  return model ? [{prefix, prop: model.prop, chunkNames: model.chunkNames}] : [];
}

/** What pages stand below: the routes around them, which hold no page. The longest comes first. */
function findPrefixes(routes: Record<string, RouteChunkNames>, pages: PageRoute[]): string[] {
  const pageKeys = new Set(pages.map(({key}) => key));
  const prefixes = Object.keys(routes)
    .filter((key) => !pageKeys.has(key))
    .map((key) => withoutHash(key).replace(/\/?$/, '/'))
    .filter((prefix) => pages.some(({path}) => path.startsWith(prefix)));
  return [...new Set(prefixes)].sort((a, b) => b.length - a.length);
}

/** Sorts routes into those that a rule answers (one component for the pages below a prefix) and the rest. */
export function planLeanRoutes(
  routes: Record<string, RouteChunkNames>,
  pageModules: Set<string>,
): LeanRoutes {
  const pages = findPageRoutes(routes, pageModules);
  const prefixes = findPrefixes(routes, pages);
  const prefixOf = (page: PageRoute) => prefixes.find((prefix) => page.path.startsWith(prefix));
  const groups = prefixes.flatMap((prefix) =>
    ruleFor(
      prefix,
      pages.filter((page) => prefixOf(page) === prefix),
    ),
  );
  const explicit = {...routes};
  for (const page of pages) {
    const rule = groups.find(({prefix}) => prefix === prefixOf(page));
    if (rule && signature(rule) === signature(page)) {
      delete explicit[page.key];
    } else {
      explicit[page.key] = {...page.chunkNames, [page.prop]: `page:${page.prop}:${page.path}`};
    }
  }
  return {explicit, groups};
}

/** What a rule answers for below its prefix: the characters of our addresses. */
const address = '[\\w/-]+';
const isAddress = new RegExp(`^${address}$`);

/** All of a page's route but its address. */
const kindOf = (route: RouteNode): string =>
  JSON.stringify({...route, path: undefined, hash: undefined});

/** Routes of pages of one kind that stand side by side become a single one, after those that name their page. */
export function planRouteTree(routes: RouteNode[], {explicit, groups}: LeanRoutes): RouteNode[] {
  const prefixOf = ({path, hash, routes: below}: RouteNode): string | undefined =>
    below || `${path}-${hash}` in explicit
      ? undefined
      : groups.find(
          ({prefix}) => path.startsWith(prefix) && isAddress.test(path.slice(prefix.length)),
        )?.prefix;
  const kinds = new Map(
    routes.filter(prefixOf).map((route) => [route, prefixOf(route) + kindOf(route)]),
  );
  const kind = mostFrequent([...kinds.values()]);
  const model = [...kinds.keys()].find((route) => kinds.get(route) === kind);
  return [
    ...routes
      .filter((route) => !kinds.has(route) || kinds.get(route) !== kind)
      .map((route) =>
        route.routes ? {...route, routes: planRouteTree(route.routes, {explicit, groups})} : route,
      ),
    ...(model ? [{...model, path: `${prefixOf(model)}:page(${address})`, hash: undefined}] : []),
  ];
}

/** Everything that the pages below a prefix need comes in one file, which their HTML names in advance. */
export function groupModules({explicit, groups}: LeanRoutes, baseUrl: string): Map<string, string> {
  const chunks = new Map<string, string>();
  const add = (names: unknown, chunk: string): void => {
    if (typeof names === 'string') {
      chunks.set(names, chunk);
    } else if (names && typeof names === 'object') {
      Object.values(names).forEach((name) => add(name, chunk));
    }
  };
  for (const {prefix, prop, chunkNames} of groups) {
    const chunk = `${prefix.slice(baseUrl.length).replaceAll('/', '-')}pages`;
    add(chunkNames, chunk);
    for (const [key, names] of Object.entries(explicit)) {
      const path = withoutHash(key);
      const isAbove = prefix === path || prefix === `${path}/`;
      const isException = path.startsWith(prefix) && prop in names;
      if (isAbove || isException) {
        add(names, chunk);
      }
    }
  }
  return chunks;
}

interface VersionData {
  version?: {docsSidebars?: Record<string, unknown>};
}

/** All menus of the guides, of the data that Docusaurus generates for each version. */
export function collectMenus(data: VersionData[]): Record<string, unknown> {
  const menus = data.flatMap(({version}) => version?.docsSidebars ?? []);
  if (menus.length === 0) {
    throw new Error(
      'plugins/static-routes：生成的数据里没有 version.docsSidebars，读不出指南的目录。请按新的写法修改 leanRoutes.ts 和 dropMenu.mjs，或者把插件选项 lateMenu 设为 false。',
    );
  }
  return Object.assign({}, ...menus) as Record<string, unknown>;
}

/** What the docs plugin hands to its routes. */
const docsDataFile = /^@generated\/(docusaurus-plugin-content-docs\/.+\.json)$/;

/** For client/lateMenu.ts. */
export function writeMenu(generatedFilesDir: string): string {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const data = parseRegistry(read('registry.js')).flatMap(({source}) => {
    const [, file] = docsDataFile.exec(source) ?? [];
    return file ? [JSON.parse(read(file)) as VersionData] : [];
  });
  const directory = path.join(generatedFilesDir, 'page-content');
  const menu = path.join(directory, 'menu.json');
  mkdirSync(directory, {recursive: true});
  writeFileSync(menu, JSON.stringify(collectMenus(data)));
  return menu;
}

const chunkComment = /webpackChunkName: "[^"]+"/;

/**
 * Writes the browser's versions of the three tables that Docusaurus generates, and says where they are. Without
 * a module per page, its name, hash and loader leave the scripts that every first visit needs.
 */
export function writeLeanRoutes(
  generatedFilesDir: string,
  {baseUrl, clientDir}: {baseUrl: string; clientDir: string},
): {registry: string; routes: string; routesChunkNames: string; serverRegistry: string} {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const entries = parseRegistry(read('registry.js'));
  const pageModules = new Set(
    entries.filter(({source}) => isPageModule(source)).map(({name}) => name),
  );
  const routes = planLeanRoutes(
    JSON.parse(read('routesChunkNames.json')) as Record<string, RouteChunkNames>,
    pageModules,
  );

  const directory = path.join(generatedFilesDir, 'page-content');
  const clientModule = (name: string) => JSON.stringify(path.join(clientDir, name));
  const files = {
    registry: path.join(directory, 'registry.js'),
    routes: path.join(directory, 'routes.js'),
    routesChunkNames: path.join(directory, 'routesChunkNames.js'),
    serverRegistry: path.join(directory, 'serverRegistry.js'),
  };
  const chunks = groupModules(routes, baseUrl);
  mkdirSync(directory, {recursive: true});
  const loaders = entries
    .filter(({name}) => !pageModules.has(name))
    .map(({name, loader}) => {
      const chunk = chunks.get(name) ?? name;
      return `  ${JSON.stringify(name)}: [${loader.replace(chunkComment, `webpackChunkName: "${chunk}"`)}],`;
    });
  // The second field tells which files the page's HTML should name; Docusaurus looks it up among the chunks.
  const serverLoaders = entries.map(
    ({name, loader, source}) =>
      `  ${JSON.stringify(name)}: [${loader}, ${JSON.stringify(chunks.get(name) ?? name)}, require.resolveWeak(${JSON.stringify(source)})],`,
  );
  writeFileSync(files.serverRegistry, `export default {\n${serverLoaders.join('\n')}\n};\n`);
  writeFileSync(
    files.registry,
    `import {withPageModules} from ${clientModule('pageRoutes')};\nexport default withPageModules({\n${loaders.join('\n')}\n});\n`,
  );
  writeFileSync(
    files.routesChunkNames,
    `import {withPageRoutes} from ${clientModule('pageRoutes')};\nexport default withPageRoutes(${JSON.stringify(routes)});\n`,
  );
  const tree = planRouteTree(parseRoutes(read('routes.js')), routes);
  writeFileSync(
    files.routes,
    `import {toRoutes} from ${clientModule('routeTree')};\nexport default toRoutes(${JSON.stringify(tree)});\n`,
  );
  return files;
}
