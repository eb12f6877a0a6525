import {readFileSync, statSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {createResolver} from '../../deploy/resolveRequest';
import {estimateTokens} from '../../mcp/budget';
import {findSections} from '../../mcp/markdown';
import {readSite} from '../../scripts/serve/createSiteServer';
import {sitemapPaths} from '../support/routes';

/** What an assistant meets that reads the site by itself: the index first, then single pages. */

const index = readFileSync('build/llms.txt', 'utf8');
const pages = sitemapPaths().map((path) => {
  const markdown = readFileSync(`build${path === '/' ? '/index' : path}.md`, 'utf8');
  return {path, markdown, sections: findSections(markdown)};
});

describe('the Markdown of every page', () => {
  it('begins with its only first heading, and the page’s address and description follow', () => {
    const wrong = pages.filter(
      ({markdown, sections}) =>
        !/^# .+\n\n> .+\n\n页面地址：<https?:\/\/\S+>\n/.test(markdown) ||
        sections.filter(({level}) => level === 1).length !== 1,
    );
    expect(wrong.map(({path}) => path)).toEqual([]);
  });

  it('skips no level of heading', () => {
    const skips = pages.flatMap(({path, sections}) =>
      sections.flatMap(({level, title}, number) =>
        level > (sections[number - 1]?.level ?? 0) + 1 ? [`${path}: ${title}`] : [],
      ),
    );
    expect(skips).toEqual([]);
  });

  it('fits the window of today’s assistants whole, and half of the pages a small one', () => {
    const sizes = pages.map(({markdown}) => estimateTokens(markdown)).sort((a, b) => a - b);
    expect(sizes.at(-1)).toBeLessThan(50_000);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(6_000);
  });

  it('has sections that can be read one by one', () => {
    const huge = pages.flatMap(({path, markdown, sections}) => {
      const lines = markdown.split('\n');
      return sections
        .filter(({level}) => level === 2)
        .filter(({start, end}) => estimateTokens(lines.slice(start, end).join('\n')) > 20_000)
        .map(({title}) => `${path}: ${title}`);
    });
    expect(huge).toEqual([]);
  });
});

describe('whoever follows addresses', () => {
  const resolve = createResolver('/');
  /** The file that is served first; undefined for redirects and missing pages. */
  const servedAt = (address: string, accept?: string): string | undefined => {
    const resolved = resolve(address, accept);
    const names = resolved.kind === 'file' ? resolved.candidates : [];
    return names.find((name) => statSync(`build/${name}`, {throwIfNoEntry: false})?.isFile());
  };

  it('gets the Markdown of every page from its own address by asking for it', () => {
    const wrong = pages.filter(
      ({path}) => servedAt(path, 'text/markdown') !== `${path.slice(1) || 'index'}.md`,
    );
    expect(wrong.map(({path}) => path)).toEqual([]);
  });

  it('meets no redirect and no missing page on the way from llms.txt or from any page', () => {
    const {url} = readSite('build');
    const link = new RegExp(`(?:\\]\\(|<)${url.replaceAll('.', '\\.')}(/[^\\s)>#]*)`, 'g');
    const lost = [{path: '/llms.txt', markdown: index}, ...pages].flatMap(({path, markdown}) =>
      [...markdown.matchAll(link)]
        .filter(([, address]) => servedAt(address!) === undefined)
        .map(([address]) => `${path}: ${address}`),
    );
    expect(lost).toEqual([]);
  });

  it('reads less in Markdown than in HTML, on every page', () => {
    const larger = pages.filter(({path, markdown}) => {
      const html = readFileSync(`build${path === '/' ? '/index' : path}.html`, 'utf8');
      return markdown.length > html.length / 2;
    });
    expect(larger.map(({path}) => path)).toEqual([]);
  });
});

describe('llms.txt', () => {
  it('says how a page’s Markdown is had, by its address and where the server negotiates', () => {
    expect(index).toContain('在任何页面的地址后面加上 .md');
    expect(index).toContain('静态托管只按地址回答');
  });

  it('names the MCP server and the page about it', () => {
    expect(index).toMatch(/MCP 服务器.*\/mcp\.mjs .*\/mcp-client\.md/);
  });
});
