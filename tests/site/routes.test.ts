import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {redirects} from '../../site/redirects';
import {attribute, builtPages} from '../support/builtPages';
import {guideRoutes} from '../support/guideRoutes';
import {operationRoutes, sitemapPaths} from '../support/routes';

const byPath = new Map(builtPages().map((page) => [page.path, page]));

describe('guide pages', () => {
  it.each(guideRoutes)('%s has one title, a description and its canonical address', (route) => {
    const page = byPath.get(route);
    expect(page, `没有页面 ${route}`).toBeDefined();
    const headings = page!.elements.filter((element) => element.tagName === 'h1');
    expect(headings).toHaveLength(1);
    const description = page!.elements.find(
      (element) => attribute(element, 'name') === 'description',
    );
    expect(attribute(description!, 'content')!.length).toBeGreaterThan(20);
    const canonical = page!.elements.find((element) => attribute(element, 'rel') === 'canonical');
    expect(new URL(attribute(canonical!, 'href')!).pathname).toBe(route);
  });
});

describe('sitemap', () => {
  const listed = sitemapPaths();

  it('lists the guide pages of the specification, the API reference and nothing else', () => {
    const others = [...guideRoutes, '/api', '/api/types'];
    const operations = new Set(operationRoutes());
    expect(listed.filter((path) => !operations.has(path)).sort()).toEqual(others.sort());
  });

  it('lists a page for each operation that the description has', () => {
    const {paths} = JSON.parse(readFileSync('build/openapi.json', 'utf8')) as {
      paths: Record<string, Record<string, {operationId?: string}>>;
    };
    const operations = Object.values(paths).flatMap((path) =>
      Object.values(path).filter((entry) => entry.operationId !== undefined),
    );
    expect(operations.length).toBeGreaterThan(0);
    expect(operationRoutes()).toHaveLength(operations.length);
  });

  it('leaves out /preferences, the search page and samples', () => {
    for (const path of ['/preferences', '/search', '/samples']) {
      expect(listed).not.toContain(path);
    }
  });
});

describe('legacy paths', () => {
  const pairs = redirects.flatMap(({to, from}) => from.map((path) => [path, to] as const));

  it('are listed once each and are no pages themselves', () => {
    const addresses = pairs.map(([from]) => from);
    expect(addresses.filter((from, index) => addresses.indexOf(from) < index)).toEqual([]);
    expect(addresses.filter((from) => sitemapPaths().includes(from))).toEqual([]);
  });

  it.each(pairs)('%s leads to %s without JavaScript', (from, to) => {
    const page = byPath.get(from.replace(/(.)\/$/, '$1'));
    expect(page, `没有重定向文件 ${from}`).toBeDefined();
    const refresh = page!.elements.find(
      (element) => attribute(element, 'http-equiv') === 'refresh',
    );
    expect(attribute(refresh!, 'content')).toBe(`0; url=${to}`);
  });
});
