import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadApiContent} from '../../../plugins/api-reference/loadContent';
import {
  emptyResponse,
  idParameter,
  smallDescription,
  writeDescription,
} from '../../../plugins/api-reference/__tests__/describeDescription';
import {checkNavbar} from '../../../plugins/guide-pages/checkNavbar';
import {checkPages} from '../../../plugins/guide-pages/checkPages';
import {readEnvironment} from '../../../site/environment';
import {compileGuide, explainError} from './failingBuild';

/**
 * Each mistake stops the function that the build calls; the report is made by the same function that makes the
 * report of a failed build (tests/site/wrong-configuration.test.ts shows it with whole builds).
 */
async function reportOf(mistake: () => unknown): Promise<string> {
  try {
    await mistake();
  } catch (error) {
    return explainError(error);
  }
  throw new Error('The mistake passed unnoticed.');
}

/** A sentence says what would be right: a demand, a choice or an example. */
const remedies =
  /请|改成|必须|需要|只能|只支持|不能带|例如|对照|检查|改正|可用的?|已有的|相近的|现有的|至少写|写上|每行应是/;

/** One sentence for one mistake: where, what, what would be right; nothing for developers. */
function expectSentence(report: string, place: string | RegExp): void {
  expect(report.split('\n')).toHaveLength(1);
  expect(report).toMatch(place);
  expect(report).toMatch(remedies);
  expect(report).not.toMatch(/\bat .*:\d+:\d+|node_modules|\[cause\]|Error:/);
}

const settings: [name: string, variables: Record<string, string>][] = [
  ['DOCS_URL', {DOCS_URL: 'docs.example.com'}],
  ['DOCS_URL', {DOCS_URL: 'ftp://docs.example.com'}],
  ['DOCS_URL', {DOCS_URL: 'https://example.com/docs'}],
  ['DOCS_BASE_URL', {DOCS_BASE_URL: 'docs'}],
  ['DOCS_EDIT_URL', {DOCS_EDIT_URL: 'github.com/x'}],
  ['DOCS_COLOR_MODE_SWITCH', {DOCS_COLOR_MODE_SWITCH: 'yes'}],
  ['DOCS_BASEURL', {DOCS_BASEURL: '/docs/'}],
  ['ALGOLIA_API_KEY', {ALGOLIA_APP_ID: 'APP'}],
  ['ALGOLIA_HOSTS', {ALGOLIA_HOSTS: 'https://search.example.cn'}],
  ['ANALYTICS_GOOGLE_TAG_IDS', {ANALYTICS_GOOGLE_TAG_IDS: 'UA-1'}],
  ['ANALYTICS_SEGMENT_WRITE_KEY', {ANALYTICS_SEGMENT_WRITE_KEY: 'a b'}],
  ['CONSENT_ADAPTER', {CONSENT_ADAPTER: 'other', ANALYTICS_SEGMENT_WRITE_KEY: 'k'}],
];

describe('a malformed setting is one sentence with its name, its value and the remedy', () => {
  it.each(settings)('%s: %j', async (name, variables) => {
    expectSentence(await reportOf(() => readEnvironment(variables)), name);
  });
});

const texts: [name: string, text: string][] = [
  ['a language that does not exist', '```klingon\nx\n```'],
  ['a component that does not exist', '<Missing />'],
  ['a card without address', '<Card title="x">\n\ny\n\n</Card>'],
  ['attributes that are spread', '<Card {...x} />'],
  ['tabs without a tab', '<Tabs>\n\nx\n\n</Tabs>'],
  ['steps without a list', '<Steps>\n\nx\n\n</Steps>'],
  ['keys without a combination', '<Keys />'],
  ['a type that does not exist', '<DataType name="Mesage" />'],
  ['a version that is missing', '<Tested />'],
  ['an expression', '{1 + 1}'],
  ['a tag that is not closed', '<Tabs>'],
  ['a brace that is not closed', '{oops'],
  ['a file that does not exist', '[x](/files/none.txt)'],
  ['a picture that does not exist', '![x](/img/none.png)'],
];

describe('a malformed page is one sentence with its file, line and remedy', () => {
  it.each(texts)('%s', async (_, text) => {
    const page = `---\ntitle: 标题\n---\n\n${text}\n`;
    expectSentence(await reportOf(() => compileGuide('one.mdx', page)), /^docs\/one\.mdx:[56]：/);
  });

  const facts = {id: 'one', source: '@site/docs/one.mdx', sidebar: 'docs'};

  it('without a title', async () => {
    const report = await reportOf(() => checkPages([{...facts, frontMatter: {}}]));
    expectSentence(report, /^docs\/one\.mdx：文件头里没有 title/);
  });

  it('outside the sidebar', async () => {
    const report = await reportOf(() =>
      checkPages([{...facts, sidebar: undefined, frontMatter: {title: '一'}}]),
    );
    expectSentence(report, /^docs\/one\.mdx：sidebars\.ts 里没有 'one'/);
  });

  it('in the navbar and nowhere else', async () => {
    const report = await reportOf(() =>
      checkNavbar([{docId: 'none'}], {sidebars: ['docs'], docs: ['one']}),
    );
    expectSentence(report, 'themeConfig.navbar.items[0].docId');
  });
});

const flows: [name: string, fence: string][] = [
  ['without a title', '```flow\nin [Chat Input] 输入\n```'],
  ['without a node', '```flow title="流程"\n```'],
  ['with a component that does not exist', '```flow title="流程"\nin [Chat Inputt] 输入\n```'],
  [
    'with a node that nobody defined',
    '```flow title="流程"\nin [Chat Input] 输入\nin.message -> nowhere.x\n```',
  ],
  ['with a line that means nothing', '```flow title="流程"\nin [Chat Input] 输入\n???\n```'],
];

describe('a malformed flow is one sentence with its file, line and remedy', () => {
  it.each(flows)('%s', async (_, fence) => {
    const page = `---\ntitle: 标题\n---\n\n${fence}\n`;
    expectSentence(
      await reportOf(() => compileGuide('flow.mdx', page)),
      /^docs\/flow\.mdx:[5-8]：流程图有误：/,
    );
  });
});

const right = smallDescription(idParameter + emptyResponse);

const descriptions: [name: string, text: string][] = [
  ['that is not YAML', right.replace('paths:', 'paths: [')],
  ['with an unknown key', right.replace('operationId:', 'operationID:')],
  ['with an unknown type', right.replace('type: string', 'type: strng')],
  ['with a reference to nothing', right.replace('type: object', "$ref: '#/components/schemas/X'")],
  ['with a reference to no file', right.replace('type: object', "$ref: './none.yaml'")],
  ['of another version', right.replace('openapi: 3.1.0', 'openapi: 2.0')],
  ['with an unknown place of a parameter', right.replace('in: path', 'in: paht')],
];

describe('a malformed API description is one sentence with its file, line and remedy', () => {
  it.each(descriptions)('%s', async (_, text) => {
    const entry = writeDescription({'openapi.yaml': text, 'overview.md': '概览'});
    const overview = path.join(path.dirname(entry), 'overview.md');
    const report = await reportOf(() =>
      loadApiContent(path.dirname(entry), {entry: 'openapi.yaml', overview}),
    );
    expectSentence(report, /openapi\.yaml/);
  });
});
