import path from 'node:path';
import {expect, test} from 'vitest';
import {bundleDescription} from '../bundleDescription';
import {writeDescription} from './describeDescription';

const main = `openapi: 3.1.0
paths:
  /a:
    $ref: ./paths/a.yaml#/~1a
components:
  schemas:
    Box:
      $ref: ./schemas/box.yaml#/Box
    Lid:
      $ref: ./schemas/box.yaml#/Lid
`;
const paths = `/a:
  get:
    schema:
      description: 自己的说明
      $ref: ../schemas/box.yaml#/Box
`;
const schemas = `Box:
  properties:
    lid:
      $ref: '#/Lid'
Lid:
  type: string
`;
const files = {'openapi.yaml': main, 'paths/a.yaml': paths, 'schemas/box.yaml': schemas};

test('path items move inline and references to other files become references to components', async () => {
  const {document} = await bundleDescription(writeDescription(files));
  expect(document.paths).toEqual({
    '/a': {get: {schema: {description: '自己的说明', $ref: '#/components/schemas/Box'}}},
  });
  expect(document.components).toEqual({
    schemas: {
      Box: {properties: {lid: {$ref: '#/components/schemas/Lid'}}},
      Lid: {type: 'string'},
    },
  });
});

test('a pointer of the document leads back to file and line', async () => {
  const {locate} = await bundleDescription(writeDescription(files));
  const place = locate('/components/schemas/Lid/type');
  expect(path.basename(place?.file ?? '')).toBe('box.yaml');
  expect(place?.line).toBe(6);
});

test('every file that was read is listed, for the dev server to watch', async () => {
  const bundle = await bundleDescription(writeDescription(files));
  expect(bundle.files.map((file) => path.basename(file))).toEqual([
    'openapi.yaml',
    'a.yaml',
    'box.yaml',
  ]);
});

test('broken YAML is reported with file, line and remedy', async () => {
  const entry = writeDescription({...files, 'paths/a.yaml': '/a:\n  get: [1, 2\n  post: x\n'});
  await expect(bundleDescription(entry)).rejects.toThrow(
    /YAML 无法解析[\s\S]*a\.yaml:\d+[\s\S]*处理：/,
  );
});

test('a reference to a missing file names the line that refers to it', async () => {
  const entry = writeDescription({...files, 'openapi.yaml': main.replace('a.yaml', 'b.yaml')});
  await expect(bundleDescription(entry)).rejects.toThrow(/找不到文件[\s\S]*openapi\.yaml:4/);
});

test('a reference to a missing name says so', async () => {
  const entry = writeDescription({...files, 'openapi.yaml': main.replace('#/~1a', '#/~1b')});
  await expect(bundleDescription(entry)).rejects.toThrow(
    /a\.yaml#\/~1b 不存在[\s\S]*openapi\.yaml:4/,
  );
});

test('a schema that is not registered among the components is refused', async () => {
  const entry = writeDescription({
    ...files,
    'schemas/box.yaml': `${schemas}Extra:\n  properties:\n    more:\n      $ref: '#/Unlisted'\nUnlisted:\n  type: string\n`,
    'openapi.yaml': `${main}    Extra:\n      $ref: ./schemas/box.yaml#/Extra\n`,
  });
  await expect(bundleDescription(entry)).rejects.toThrow(/没有登记[\s\S]*box\.yaml:10/);
});
