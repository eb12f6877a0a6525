import {describe, expect, it} from 'vitest';
import {
  groupModules,
  parseRegistry,
  parseRoutes,
  planLeanRoutes,
  planRouteTree,
} from '../leanRoutes';

const registry = `export default {
  "aaaa1111": [() => import(/* webpackChunkName: "aaaa1111" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "bbbb2222": [() => import(/* webpackChunkName: "bbbb2222" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
};`;

const routes = {
  '/search-1a1': {__comp: 'search'},
  '/api-2b2': {__comp: 'apiRoot', sidebar: 'apiSidebar'},
  '/api-3c3': {__comp: 'apiOverview', page: 'overviewPage'},
  '/api/run-4d4': {__comp: 'operation', page: 'runPage'},
  '/api/stop-5e5': {__comp: 'operation', page: 'stopPage'},
  '/-6f6': {__comp: 'docsRoot', __context: {plugin: 'docsPlugin'}},
  '/a-7a7': {__comp: 'docItem', content: 'guideA'},
  '/b-8b8': {__comp: 'docItem', content: 'guideB'},
};
const pages = new Set(['overviewPage', 'runPage', 'stopPage', 'guideA', 'guideB']);

describe('the table of modules that Docusaurus generates', () => {
  it('is read line by line: name, loader and source', () => {
    expect(parseRegistry(registry)).toEqual([
      {
        name: 'aaaa1111',
        loader: '() => import(/* webpackChunkName: "aaaa1111" */ "@theme/DocItem")',
        source: '@theme/DocItem',
      },
      {
        name: 'bbbb2222',
        loader: '() => import(/* webpackChunkName: "bbbb2222" */ "@site/docs/a.mdx")',
        source: '@site/docs/a.mdx',
      },
    ]);
  });
});

describe('a table of modules in another form', () => {
  it.each([
    ['single quotes', registry.replaceAll('"', "'")],
    ['no loader', registry.replaceAll('() => import', 'async () => await import')],
    ['one line that differs', registry.replace('"bbbb2222": [() =>', '"bbbb2222": [async () =>')],
    ['nothing', 'export default {};'],
  ])('stops the build and says where to look: %s', (_, code) => {
    expect(() => parseRegistry(code)).toThrow(/registry\.js.*leanRoutes\.ts.*pagesFromHtml/);
  });
});

describe('routes of pages', () => {
  const {explicit, groups} = planLeanRoutes(routes, pages);

  it('follow a rule for each route that pages stand below, whatever its name', () => {
    expect(groups.map(({prefix, prop}) => [prefix, prop])).toEqual([
      ['/api/', 'page'],
      ['/', 'content'],
    ]);
    const renamed = Object.fromEntries(
      Object.entries(routes).map(([key, names]) => [key.replace(/^\/api/, '/zh/http'), names]),
    );
    expect(planLeanRoutes(renamed, pages).groups[0]?.prefix).toBe('/zh/http/');
  });

  it('are listed one by one only where they differ from the rule', () => {
    expect(Object.keys(explicit)).toEqual(['/search-1a1', '/api-2b2', '/api-3c3', '/-6f6']);
  });
});

const routeTree = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/search',
    component: ComponentCreator('/search', '1a1'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', '6f6'),
    routes: [
      {
        path: '/a',
        component: ComponentCreator('/a', '7a7'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/b',
        component: ComponentCreator('/b', '8b8'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/below/c',
        component: ComponentCreator('/below/c', '9c9'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/v1.5',
        component: ComponentCreator('/v1.5', 'beb'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/alone',
        component: ComponentCreator('/alone', 'ada'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

describe('the tree of routes', () => {
  it('keeps what differs and puts one route in place of pages of one kind', () => {
    const plan = planLeanRoutes(
      {
        ...routes,
        '/below/c-9c9': {__comp: 'docItem', content: 'guideC'},
        '/alone-ada': {__comp: 'docItem', content: 'guideD'},
        '/v1.5-beb': {__comp: 'docItem', content: 'guideE'},
      },
      new Set([...pages, 'guideC', 'guideD', 'guideE']),
    );
    expect(planRouteTree(parseRoutes(routeTree), plan)).toEqual([
      {path: '/search', exact: true, hash: '1a1'},
      {
        path: '/',
        hash: '6f6',
        routes: [
          {path: '/v1.5', exact: true, sidebar: 'docs', hash: 'beb'},
          {path: '/alone', exact: true, hash: 'ada'},
          {path: '/:page([\\w/-]+)', exact: true, sidebar: 'docs'},
        ],
      },
      {path: '*'},
    ]);
  });

  it('stays as it is where no rule answers', () => {
    const tree = parseRoutes(routeTree);
    expect(planRouteTree(tree, {explicit: {}, groups: []})).toEqual(tree);
  });

  it.each([
    ['another list', routeTree.replace('export default [', 'export const routes = [')],
    ['nothing', ''],
  ])('stops the build when it is written otherwise: %s', (_, code) => {
    expect(() => parseRoutes(code)).toThrow(/routes\.js.*leanRoutes\.ts.*pagesFromHtml/);
  });
});

describe('what pages of one kind need', () => {
  const chunks = groupModules(planLeanRoutes(routes, pages), '/');

  it('comes in one file, with what stands around them', () => {
    expect(chunks.get('docItem')).toBe('pages');
    expect(chunks.get('docsRoot')).toBe('pages');
    expect(chunks.get('docsPlugin')).toBe('pages');
    expect(chunks.get('operation')).toBe('api-pages');
    expect(chunks.get('apiRoot')).toBe('api-pages');
    expect(chunks.get('apiSidebar')).toBe('api-pages');
    expect(chunks.get('apiOverview')).toBe('api-pages');
  });

  it('leaves other pages their own files', () => {
    expect(chunks.has('search')).toBe(false);
  });
});
