import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {GLOSSARY_PAGE, glossary} from '../../../site/glossary';
import remarkGlossary from '../remarkGlossary';

async function transform(source: string, slug = '/page'): Promise<Root> {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(source);
  await unified()
    .use(remarkGlossary)
    .run(tree, new VFile({path: 'docs/page.mdx', data: {frontMatter: {slug}}}));
  return tree;
}

/** The marked words with the text that follows each. */
async function marked(source: string, slug?: string): Promise<string[]> {
  const words: string[] = [];
  visit(await transform(source, slug), 'link', ({url, data, children: [word]}) => {
    if (data?.hProperties && word?.type === 'text') {
      words.push(`${word.value} ${url}`);
    }
  });
  return words;
}

describe('a term', () => {
  it('is marked at its first use on the page only', async () => {
    const tree = await transform('先有向量存储。\n\n再说向量存储。');
    expect(tree.children.map((node) => JSON.stringify(node).includes('term-vector-store'))).toEqual(
      [true, false],
    );
  });

  it('is left alone in headings, code, links, tables and cards', async () => {
    const source = [
      '## 智能体',
      '`智能体` [智能体](/agents)',
      '```text\n智能体\n```',
      '<Card title="甲" href="/x">智能体</Card>',
      '正文里的智能体。',
    ].join('\n\n');
    expect(await marked(source)).toEqual(['智能体 /about-langflow#term-agent']);
    expect(await marked(source.replace('正文里的智能体。', ''))).toEqual([]);
  });

  it('is found in lists, steps and bold words, several in one sentence', async () => {
    const source = '<Steps>\n\n1. 用**嵌入模型**写入向量存储。\n\n</Steps>';
    expect(await marked(source)).toEqual([
      '嵌入模型 /about-langflow#term-embedding-model',
      '向量存储 /about-langflow#term-vector-store',
    ]);
  });

  it('keeps the words around it', async () => {
    const tree = await transform('前检索增强生成（RAG）后');
    const [paragraph] = tree.children;
    expect(paragraph).toMatchObject({
      children: [{value: '前'}, {children: [{value: '检索增强生成'}]}, {value: '（RAG）后'}],
    });
  });

  it('is a whole word where it is written in Latin letters', async () => {
    expect(await marked('DRAG、mcp-proxy、MCP-X、no_tweaks')).toEqual([]);
  });

  it('is not marked on the page that explains it, nor beside the definitions', async () => {
    expect(await marked('智能体', '/agents')).toEqual([]);
    expect(await marked('智能体', GLOSSARY_PAGE)).toEqual([]);
  });
});

describe('the list of terms', () => {
  it('stands where the page wants it, each with the anchor that the words lead to', async () => {
    const json = JSON.stringify(await transform('<Glossary />', GLOSSARY_PAGE));
    for (const {id, definition} of glossary) {
      expect(json).toContain(`"id":"${id}"`);
      expect(json).toContain(definition);
    }
  });

  it('has ten words, each of them used in the guides and explained on a page that exists', () => {
    const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => readFileSync(path.join('docs', file), 'utf8'));
    expect(glossary).toHaveLength(10);
    for (const {names, page} of glossary) {
      expect(pages.some((text) => text.includes(`\nslug: ${page}\n`))).toBe(true);
      for (const name of names) {
        expect(pages.some((text) => text.includes(name))).toBe(true);
      }
    }
  });
});
