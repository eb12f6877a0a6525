import {describe, expect, it} from 'vitest';
import {redirects} from '../../site/redirects';
import {attribute, builtPages} from '../support/builtPages';
import {guideRoutes} from '../support/guideRoutes';
import {sitemapPaths} from '../support/routes';

const byPath = new Map(builtPages().map((page) => [page.path, page]));

describe('guide pages', () => {
  it('are 142', () => {
    expect(new Set(guideRoutes).size).toBe(142);
  });

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

  it('lists every guide page and the API reference', () => {
    expect(listed).toEqual(expect.arrayContaining([...guideRoutes, '/api']));
    const reference = listed.filter((path) => path.startsWith('/api/'));
    expect(reference).toContain('/api/types');
    expect(reference).toHaveLength(122 + 1);
  });

  it('leaves out /preferences, the search page and samples', () => {
    for (const path of ['/preferences', '/search', '/samples']) {
      expect(listed).not.toContain(path);
    }
  });
});

describe('legacy paths', () => {
  const pairs = redirects.flatMap(({to, from}) => from.map((path) => [path, to] as const));

  it('are 58', () => {
    expect(pairs).toHaveLength(58);
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
