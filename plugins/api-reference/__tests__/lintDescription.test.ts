import {expect, test} from 'vitest';
import {lintDescription} from '../lintDescription';
import {
  emptyResponse,
  idParameter,
  modelOf,
  ownDescription,
  smallDescription,
} from './describeDescription';

const schemas = `
Thing:
  title: 物品
  description: 一件物品。
  type: object
  required:
    - name
  properties:
    name:
      description: 物品的名称。
      type: string
    made_at:
      description: 制作时间。
      type: string
      format: date-time
`;

const body = (example: string) => `
requestBody:
  required: true
  content:
    application/json:
      schema:
        $ref: '#/components/schemas/Thing'
      example: ${example}
`;

async function messagesOf(text: string): Promise<string[]> {
  const {bundle} = await modelOf(text);
  return lintDescription(bundle).map(({message, place}) => `${place?.line}: ${message}`);
}

const description = (example: string) =>
  smallDescription(idParameter + body(example) + emptyResponse, schemas);

test('the site’s own description has Chinese text everywhere and valid examples', async () => {
  const {bundle} = await ownDescription();
  const findings = lintDescription(bundle).map(
    ({place, message}) => `${place?.file}:${place?.line} ${message}`,
  );
  expect(findings).toEqual([]);
});

test('a complete description has no findings', async () => {
  expect(await messagesOf(description('{name: 杯子}'))).toEqual([]);
});

test('a schema that nothing leads to is found', async () => {
  const extra = `${schemas}Lost:\n  title: 遗漏\n  description: 没有人用它。\n  type: object\n`;
  const text = smallDescription(idParameter + body('{name: 杯子}') + emptyResponse, extra);
  expect((await messagesOf(text)).join()).toContain('模式 Lost：没有操作用到');
});

test('an example that misses a required property is found', async () => {
  const [message] = await messagesOf(description('{}'));
  expect(message).toContain('不符合模式');
  expect(message).toContain('name');
});

test('an example with a property that the schema does not describe is found', async () => {
  const [message] = await messagesOf(description('{name: 杯子, nmae: 杯子}'));
  expect(message).toContain('nmae');
});

test('a format in an example is checked', async () => {
  const [message] = await messagesOf(description('{name: 杯子, made_at: 昨天}'));
  expect(message).toContain('/made_at');
});

test('a request body without example is found', async () => {
  const text = description('{name: 杯子}').replace(/\n +example: \{.*/, '');
  expect((await messagesOf(text)).join()).toContain('application/json 缺少 example');
});

test('a required parameter without example is found', async () => {
  const text = description('{name: 杯子}').replace('example: a b', 'deprecated: false');
  expect((await messagesOf(text)).join()).toContain('必填参数 id 缺少 example');
});

test.each([
  ['summary: 制作物品', 'summary: Make', '标题 summary'],
  ['x-summary: 制作一件物品。', 'x-summary: 制作', 'x-summary'],
  ['description: 物品的编号。', 'description: Number', '参数 id'],
  ['description: 物品的名称。', 'deprecated: false', '属性 name'],
  ['title: 物品', 'title: Thing', '模式 Thing 的 title'],
  ['description: 已完成，没有响应体。', 'description: Done', '204 响应'],
])('a missing Chinese text is found at its line: %s → %s', async (good, bad, subject) => {
  const text = description('{name: 杯子}');
  expect(text).toContain(good);
  const messages = await messagesOf(text.replace(good, bad));
  expect(messages.join()).toContain(subject);
});

test('two operations with one title are found', async () => {
  const text = description('{name: 杯子}');
  const operation = /\/things\/\{id\}:\n([\s\S]*?)\ncomponents:/.exec(text)![1]!;
  const twin = operation.replace('make-thing', 'make-other').replace('Make Thing', 'Make Other');
  const doubled = text.replace('\ncomponents:', `\n  /things/{id}/:\n${twin}\ncomponents:`);
  expect((await messagesOf(doubled)).join()).toContain('与 /things/{id} 的标题相同');
});
