import {expect, test} from 'vitest';
import {bundleDescription} from '../bundleDescription';
import {validateDescription} from '../validateDescription';
import {
  emptyResponse,
  idParameter,
  ownDescription,
  smallDescription,
  writeDescription,
} from './describeDescription';

async function validate(text: string): Promise<void> {
  const entry = writeDescription({'openapi.yaml': text});
  return validateDescription(await bundleDescription(entry));
}

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

test('the site’s own description is valid OpenAPI 3.1', async () => {
  const {bundle} = await ownDescription();
  expect(() => validateDescription(bundle)).not.toThrow();
});

test('a missing required key is reported at the line of the object that lacks it', async () => {
  const text = smallDescription(`${idParameter}\nresponses:\n  '200':\n    content: {}\n`);
  const line = lineOf(text, 'content: {}');
  await expect(validate(text)).rejects.toThrow(
    new RegExp(`缺少 description[\\s\\S]*openapi\\.yaml:(${line}|${line - 1})\\n[\\s\\S]*处理：`),
  );
});

const wide =
  'Wide:\n  type: object\n  properties:\n    one: {type: string}\n    two: {type: string}';
const body =
  "requestBody:\n  content:\n    application/json:\n      schema: {$ref: '#/components/schemas/Wide'}";

test('an unknown key after a reference is named at its line', async () => {
  const text = smallDescription(`${idParameter}\n${body}\n${emptyResponse}\nrespones: {}`, wide);
  const line = lineOf(text, 'respones');
  await expect(validate(text)).rejects.toThrow(
    new RegExp(`不认识 respones[\\s\\S]*openapi\\.yaml:${line}\\n`),
  );
});

test('a type that does not exist is reported where the schema stands', async () => {
  const schemas = `${wide}\n    three: {type: strng}`;
  const text = smallDescription(`${idParameter}\n${body}\n${emptyResponse}`, schemas);
  const line = lineOf(text, 'three');
  await expect(validate(text)).rejects.toThrow(
    new RegExp(`应是 array、boolean[\\s\\S]*openapi\\.yaml:${line}\\n`),
  );
});

test('a type that does not exist is found inside a parameter too', async () => {
  const text = smallDescription(
    `${idParameter.replace('type: string', 'type: strng')}${emptyResponse}`,
  );
  await expect(validate(text)).rejects.toThrow(/应是 array、boolean[\s\S]*openapi\.yaml:\d+\n/);
});

test('a path parameter that is not described is reported at its operation', async () => {
  const text = smallDescription(emptyResponse);
  const line = lineOf(text, 'post:');
  await expect(validate(text)).rejects.toThrow(
    new RegExp(`路径参数 id 没有写进 parameters[\\s\\S]*openapi\\.yaml:(${line}|${line + 1})`),
  );
});

test('validating leaves the references of the document in place', async () => {
  const {bundle} = await ownDescription();
  const before = JSON.stringify(bundle.document);
  validateDescription(bundle);
  expect(JSON.stringify(bundle.document)).toBe(before);
});

test('a path parameter that its path does not have is reported', async () => {
  const other = idParameter.replace('name: id', 'name: flow_id');
  const text = smallDescription(`${other}\n${emptyResponse}`);
  await expect(validate(text)).rejects.toThrow(/没有写进 parameters（另有 1 处）/);
});

test('an operationId that is used twice is reported at the second use', async () => {
  const {bundle} = await ownDescription();
  const document = structuredClone(bundle.document) as unknown as {
    paths: Record<string, Record<string, {operationId?: string}>>;
  };
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const [first, second] = operations.filter(({operationId}) => operationId);
  second!.operationId = first?.operationId;
  const changed = {...bundle, document: document as unknown as typeof bundle.document};
  expect(() => validateDescription(changed)).toThrow(`operationId ${first?.operationId} 已经用过`);
});
