import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import remarkNextSteps from '../remarkNextSteps';
import {allSteps, stepsAfter} from '../steps';

async function lastNode(source: string, frontMatter: object, file = 'docs/deploy/page.mdx') {
  const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);
  const tree: Root = processor.parse(source);
  await unified()
    .use(remarkNextSteps)
    .run(tree, new VFile({path: file, data: {frontMatter}}));
  return JSON.stringify(tree.children.at(-1));
}

describe('a page', () => {
  it('ends with cards for those who read its folder', async () => {
    const last = await lastNode('正文。', {slug: '/deployment-x'});
    expect(last).toContain('next-steps');
    expect(last).toContain('/configuration-authentication');
  });

  it('with a section of its own about what comes next has its links as cards', async () => {
    const list = '- [智能体](/agents)：参数和**记忆**。\n- [部署](/deployment-overview)：概览。';
    const last = await lastNode(`## 下一步\n\n${list}`, {slug: '/x'});
    expect(last).toMatch(/^{"type":"mdxJsxFlowElement","name":"Cards"/);
    expect(last).toContain('"/deployment-overview"');
    expect(last).toContain('"记忆"');
    expect(last).not.toMatch(/：|。|next-steps/);
  });

  it('keeps the cards that it has, and gets ours where its section is something else', async () => {
    const cards = '<Cards>\n<Card href="/agents" title="智能体">参数</Card>\n</Cards>';
    expect(await lastNode(`## 下一步\n\n${cards}`, {slug: '/x'})).not.toContain('next-steps');
    for (const other of ['### 多份文件\n\n正文。', '- 见[智能体](/agents)。']) {
      expect(await lastNode(`## 下一步\n\n${other}`, {slug: '/x'})).toContain('next-steps');
    }
  });

  it('with a list of related pages has the cards that are not in the list', async () => {
    const page = {slug: '/deployment-x'};
    const [first, ...others] = stepsAfter(page.slug, 'deploy').map(({href}) => href);
    const last = await lastNode(`## 另请参阅\n\n- [甲](${first})`, page);
    expect(last).not.toContain(`"${first}"`);
    expect(others.filter((href) => !last.includes(`"${href}"`))).toEqual([]);
    expect(others).not.toEqual([]);
  });

  it('outside the guides has none', async () => {
    expect(await lastNode('正文。', {slug: '/samples', unlisted: true})).not.toContain(
      'next-steps',
    );
  });
});

it('no page leads to itself, and none to more than three', () => {
  for (const {href} of allSteps()) {
    const slug = href.split('#')[0]!;
    const steps = stepsAfter(slug, 'deploy');
    expect(steps.map((step) => step.href.split('#')[0])).not.toContain(slug);
    expect(steps.length).toBeLessThanOrEqual(3);
  }
});

it('every card leads to a page that there is', () => {
  const root = path.resolve(import.meta.dirname, '../../../docs');
  expect(existsSync(root)).toBe(true);
  const slugs = readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => /^slug: (\S+)$/m.exec(readFileSync(path.join(root, file), 'utf8'))?.[1]);
  for (const {href} of allSteps()) {
    expect(slugs).toContain(href.split('#')[0]);
  }
});
