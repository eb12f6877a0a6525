import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {multiplyGuides, readContent} from '../content';

let build: string;
const write = (name: string, text: string): void => writeFileSync(path.join(build, name), text);

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'bench-content-'));
  mkdirSync(path.join(build, 'api'));
  write(
    'llms.txt',
    `# 文档

- 全部页面：https://docs.example/llms-full.txt

## 首页

- [首页](https://docs.example/index.md): 说明

## API

- [创建流程](https://docs.example/api/create-flow.md): 说明
`,
  );
  write('index.md', '# 首页\n\n> 一句说明\n\n正文 ![图](https://docs.example/a.png) 结束\n');
  write('api/create-flow.md', '# 创建流程\n\n见[首页](https://docs.example/)。\n');
});
afterEach(() => rmSync(build, {recursive: true}));

test('pages come in the order and under the headings of llms.txt, without pictures', () => {
  expect(readContent(build)).toEqual([
    {
      label: '首页',
      pages: [{route: '/', title: '首页', description: '一句说明', body: '正文  结束'}],
    },
    {
      label: 'API',
      pages: [
        {route: '/api/create-flow', title: '创建流程', description: '', body: '见[首页](/)。'},
      ],
    },
  ]);
});

test('a grown site has the guides again under other addresses, the API once', () => {
  const routes = multiplyGuides(readContent(build), 3).flatMap(({pages}) =>
    pages.map(({route}) => route),
  );

  expect(routes).toEqual(['/', '/api/create-flow', '/copy2/home', '/copy3/home']);
});
