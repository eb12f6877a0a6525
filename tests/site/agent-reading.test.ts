import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {estimateTokens} from '../../mcp/budget';
import {findSections} from '../../mcp/markdown';
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

describe('llms.txt', () => {
  it('says how a page’s Markdown is had, since a static host does not negotiate', () => {
    expect(index).toContain('在任何页面的地址后面加上 .md');
    expect(index).toContain('Accept: text/markdown 不起作用');
  });

  it('names the MCP server and the page about it', () => {
    expect(index).toMatch(/MCP 服务器.*\/mcp\.mjs .*\/mcp-client\.md/);
  });
});
