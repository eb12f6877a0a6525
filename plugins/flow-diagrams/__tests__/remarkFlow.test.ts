import {evaluate} from '@mdx-js/mdx';
import type {ReactElement} from 'react';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {afterEach, describe, expect, it, vi} from 'vitest';
import remarkFlow from '../remarkFlow';
import {AGENT, BASIC, LOOP, TOPOLOGY} from './sampleFlows';

// A variable keeps the type checker from asking for declarations that the project does not install.
const serverModule = 'react-dom/server';
const {renderToStaticMarkup} = (await import(serverModule)) as {
  renderToStaticMarkup: (element: ReactElement) => string;
};

const fence = (text: string, word = ''): string =>
  ['```flow ' + word + 'title="示例"', text, '```'].join('\n');

const options = {siteUrl: 'https://docs.example/zh/', docsDir: 'docs'};

async function render(mdx: string, frontMatter?: {slug: string}): Promise<string> {
  const file = {path: '/site/docs/page.mdx', cwd: '/site', value: mdx, data: {frontMatter}};
  const page = await evaluate(file, {...runtime, remarkPlugins: [[remarkFlow, options]]});
  return renderToStaticMarkup(createElement(page.default));
}

const indent = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => (line ? by + line : line))
    .join('\n');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the menu beside a picture’s zoom button', () => {
  it('has a command for each shell with the address of the file, and the file itself', async () => {
    const html = await render([fence(BASIC), fence(AGENT)].join('\n\n'), {slug: '/agents'});
    expect(
      html.match(
        /<details class="flow-menu"><summary aria-label="创建这个流程：示例">创建这个流程/g,
      ),
    ).toHaveLength(2);
    expect(html).toContain('python3 create-flow.py https://docs.example/zh/flows/agents/1.json');
    expect(html).toContain('py create-flow.py https://docs.example/zh/flows/agents/2.json');
    expect(html).toContain('<a href="/flows/agents/2.json" download="">下载 JSON</a>');
    expect(html).toContain('<a href="/flows/agents/2.txt" data-copy-flow="">复制为文本</a>');
  });

  it('follows the picture and stands before its words and caption', async () => {
    const html = await render(fence(AGENT), {slug: '/agents'});
    expect(html).toMatch(
      /class="flow__zoom"[\s\S]*<details class="flow-menu">[\s\S]*class="flow__words"[\s\S]*<figcaption[\s\S]*<\/figure>$/,
    );
  });

  it('says which keys the flow needs before it runs', async () => {
    const html = await render(fence(AGENT), {slug: '/agents'});
    expect(html).toContain('流程运行之前，还要填好 Agent 的 OpenAI API Key。');
  });

  it('is not at pictures of concepts', async () => {
    expect(await render(fence(TOPOLOGY, 'concept '), {slug: '/agents'})).not.toContain('flow-menu');
  });
});

describe('remarkFlow', () => {
  it('compiles to a figure that React renders without a warning', async () => {
    const warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const html = await render(
      [fence(BASIC), fence(AGENT), fence(TOPOLOGY, 'concept ')].join('\n\n'),
    );
    for (const warning of warnings) {
      expect(warning).not.toHaveBeenCalled();
    }
    expect(html.match(/<figure class="flow">/g)).toHaveLength(3);
    expect(html).toMatch(
      /<svg class="flow__picture flow__picture--wide" viewBox="0 0 \d+ \d+" width="\d+"/,
    );
    expect(html).toMatch(/aria-labelledby="flow-\w+-1-wide-title"/);
    expect(html).toContain('text-anchor="end"');
    expect(html).not.toContain('style=');
    expect(html).not.toContain('<pre>');
  });

  it('keeps the title inside the picture', async () => {
    expect(await render(fence(BASIC))).toMatch(/<svg[^>]*><title id="[^"]+">示例<\/title><desc/);
  });

  it('has no duplicate ids on a page with twins', async () => {
    const html = await render([fence(BASIC), fence(BASIC)].join('\n\n'));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links components to their sections, except inside that section', async () => {
    const page = (heading: string) =>
      render(`## 标题 {/* #${heading} */}\n\n${fence(BASIC)}`, {slug: '/components-io'});
    expect(await page('elsewhere')).toContain('<a href="/components-io#chat-input"');
    const inside = await page('chat-input');
    expect(inside).not.toContain('<a href="/components-io#chat-input"');
    expect(inside).toContain('<a href="/components-io#chat-output"');
  });

  it('leaves other fences alone', async () => {
    expect(await render('```text\na -> b\n```')).toContain('<pre><code class="language-text">');
  });

  it('draws fences inside lists and components', async () => {
    const html = await render(
      `1. 第一步\n\n${indent(fence(BASIC), '   ')}\n\n<div>\n\n${fence(LOOP)}\n\n</div>`,
    );
    expect(html.match(/<figure class="flow">/g)).toHaveLength(2);
  });
});

describe('a fault fails the build', () => {
  it('with file, line and column of the page, and the remedy', async () => {
    const page = `# 标题\n\n${fence(BASIC.replace('-> model.system', '-> model.sytem'))}`;
    await expect(render(page)).rejects.toMatchObject({
      line: 18,
      column: 18,
      message: expect.stringContaining(
        'docs/page.mdx:18:18 流程图有误：节点 model 没有输入端口 sytem。它的输入端口：input、system。',
      ) as string,
    });
  });

  it('when the product has no such component', async () => {
    await expect(render(fence(TOPOLOGY))).rejects.toMatchObject({
      line: 2,
      message: expect.stringContaining('docs/page.mdx:2:1 流程图有误：产品里没有组件') as string,
    });
  });

  it('with the right column when the fence is indented', async () => {
    const broken = fence('a [A]\nb [B]\na -> c');
    await expect(render(`- 项目\n\n${indent(broken, '  ')}`)).rejects.toMatchObject({
      line: 6,
      column: 8,
    });
  });

  it('on the line of the fence when the title is missing', async () => {
    await expect(render(`第一段\n\n\`\`\`flow\n${BASIC}\n\`\`\``)).rejects.toMatchObject({
      line: 3,
      column: 1,
      message: expect.stringContaining('title="') as string,
    });
  });
});
