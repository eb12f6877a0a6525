import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {builtPages} from '../support/builtPages';

const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

function faultOf(href: string, from: string): string | undefined {
  const url = new URL(href, `http://site${from}`);
  if (url.origin !== 'http://site') {
    return undefined;
  }
  const path = decodeURI(url.pathname);
  if (/\.[a-z0-9]+$/i.test(path)) {
    return existsSync(`build${path}`) ? undefined : `文件不存在：${href}`;
  }
  const target = byPath.get(path);
  if (!target) {
    return `页面不存在：${href}`;
  }
  if (path !== '/' && path.endsWith('/')) {
    return `链接末尾不能有斜杠：${href}`;
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor && !target.ids.has(anchor) ? `锚点不存在：${href}` : undefined;
}

describe('links of the built pages', () => {
  it('lead to a page, a file or an anchor that exists', () => {
    const faults = pages
      .filter((page) => !page.isRedirect)
      .flatMap((page) =>
        page.links
          .map((href) => faultOf(href, page.path))
          .filter(Boolean)
          .map((fault) => `${page.path}: ${fault}`),
      );
    expect([...new Set(faults)]).toEqual([]);
  });

  it('have unique ids to land on', () => {
    const repeated = pages.flatMap((page) => {
      const ids = [...page.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
      return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
        (id) => `${page.path}#${id}`,
      );
    });
    expect(repeated).toEqual([]);
  });
});
