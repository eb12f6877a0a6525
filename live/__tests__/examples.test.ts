import {expect, test} from 'vitest';
import {collectExamples} from '../examples/collectExamples';
import {compareJson, compareText} from '../examples/compareAnswer';
import {comparePrinted} from '../examples/comparePrinted';
import {splitLanes} from '../examples/splitLanes';
import {findNeed} from '../needs';
import {fillPlaceholders} from '../placeholders';

const fence = (language: string, meta: string, code: string) =>
  `\`\`\`${language} ${meta}\n${code}\n\`\`\`\n`;
const tabs = [
  '<Tabs groupId="lang">',
  '<TabItem value="python" label="Python">\n',
  fence('python', 'title="list.py"', 'print(1)'),
  '</TabItem>',
  '<TabItem value="curl" label="curl">\n',
  fence('bash', '', 'curl "$LANGFLOW_URL"'),
  '</TabItem>',
  '</Tabs>\n',
].join('\n');
const server = {url: 'http://127.0.0.1:9', apiKey: 'sk-real', model: '', site: '', receiver: ''};
const reader = {flowId: 'flow-real', projectId: 'project-real', others: {}};

test('an answer behind tabs belongs to the block of every tab', () => {
  const examples = collectExamples(tabs + fence('json', 'title="响应"', '{}'));
  expect(examples.map(({answers}) => answers.length)).toEqual([1, 1]);
});

test('a heading ends what an answer can belong to', () => {
  const page = `${fence('bash', '', 'true')}\n## 另一节\n\n${fence('json', 'title="响应"', '{}')}`;
  expect(collectExamples(page)[0]!.answers).toEqual([]);
});

test('a page with language tabs is read once per language, its other blocks by their language', () => {
  const examples = collectExamples(
    tabs + fence('python', '', 'print(2)') + fence('bash', '', 'true'),
  );
  expect(splitLanes(examples).map(({name, examples: list}) => [name, list.length])).toEqual([
    ['python', 2],
    ['curl', 2],
  ]);
});

test('a command outside the tabs goes with the reader of its language', () => {
  const examples = collectExamples(
    tabs + fence('bash', '', 'python list.py "你好"') + fence('bash', '', 'npm install express'),
  );
  const lanes = splitLanes(examples).map(({examples: list}) => list.map(({code}) => code));
  // Nobody reads the page in TypeScript: the first reader types it.
  expect(lanes).toEqual([
    ['print(1)', 'python list.py "你好"', 'npm install express'],
    ['curl "$LANGFLOW_URL"'],
  ]);
});

test('a stand-in word becomes the value of the reader, the name of a variable stays', () => {
  const fill = (code: string) => fillPlaceholders(code, server, reader);
  expect(fill('call("POST", "/api/v1/run/FLOW_ID")')).toBe('call("POST", "/api/v1/run/flow-real")');
  expect(fill('os.environ["FLOW_ID"]')).toBe('os.environ["FLOW_ID"]');
  expect(fill('curl "$LANGFLOW_URL/run/$FLOW_ID"')).toBe('curl "$LANGFLOW_URL/run/$FLOW_ID"');
  expect(fill('export LANGFLOW_API_KEY="sk-你的密钥"')).toBe('export LANGFLOW_API_KEY="sk-real"');
  expect(fill('http://localhost:7860/docs')).toBe('http://127.0.0.1:9/docs');
});

test('a command that needs the outside is exempt with what it needs; a program is not', () => {
  const [shell] = collectExamples(fence('bash', '', 'docker compose up'));
  const [program] = collectExamples(fence('python', '', 'docker = 1'));
  expect(findNeed('webhook', shell!)).toBe('Docker');
  expect(findNeed('webhook', program!)).toBeUndefined();
});

test('a printed key that the server does not send, another type and another value are named', () => {
  const printed = {version: 2, flags: {mcp: false}, text: 'ok', list: [1]};
  const real = {version: 3, flags: {}, text: null, list: {}};
  expect(compareJson(printed, real, '')).toEqual([
    'version 印作 2，实际是 3',
    'flags.mcp 印在页面上，实际没有',
    'text 印作 string，实际是 null（null）',
    'list 印作数组，实际是 object',
  ]);
});

test('identifiers, moments and sample texts of the author may differ; what was sent may not', () => {
  const printed = {
    id: '27b66789-e673-4c65-9e81-021752925161',
    at: '2025-07-28T09:15:42Z',
    name: '客服',
  };
  const real = {
    id: '00000000-0000-4000-8000-000000000000',
    at: '2026-01-01T00:00:00Z',
    name: '别的',
  };
  expect(compareJson(printed, real, '')).toEqual([]);
  expect(compareJson(printed, real, '{"name": "客服"}')).toEqual([
    'name 印作 "客服"，实际是 "别的"',
  ]);
  expect(compareJson({version: '1.4.0'}, {version: '1.5.0'}, '')).toEqual([
    'version 印作 "1.4.0"，实际是 "1.5.0"',
  ]);
});

test('printed lines are found whatever their numbers, quotes and Chinese words are', () => {
  expect(
    compareText('完成 ChatInput-jFwUm 15 ms\nok True', 'ok true\n失败 ChatInput-jFwUm 2 ms'),
  ).toEqual([]);
  expect(compareText('完成 ChatOutput-q81Hn 15 ms', '完成 ChatInput-jFwUm 2 ms')).toHaveLength(1);
  expect(compareText('  version 2.1', 'release 3')).toEqual([
    '页面印有 "version 2.1" 这样的一行，实际没有',
  ]);
  expect(compareText('任何文字', '')).toEqual(['页面印有输出，实际什么也没有打印']);
});

test('a writer is told the line of the printed answer that the product does not give', () => {
  const page = `正文\n\n${fence('bash', '', 'curl "$LANGFLOW_URL/x"')}\n${fence('json', 'title="响应"', '{"status": "ok"}')}`;
  const [example] = collectExamples(page);
  const {code, answers} = example!;
  expect(example!.line).toBe(3);
  expect(comparePrinted(example!, code, answers, '{"status": "gone"}')).toEqual([
    '第 7 行起的回答：status 印作 "ok"，实际是 "gone"',
  ]);
  expect(comparePrinted(example!, code, answers, '{"status": "gone"}\n200\n')).toHaveLength(1);
  expect(comparePrinted(example!, code, answers, '{"status": "ok"}')).toEqual([]);
});
