import {expect, test} from 'vitest';
import {SchemaTree} from '../buildSchemaTree';
import type {OpenApiDocument, SchemaObject} from '../openapi';

const schemas: Record<string, SchemaObject> = {
  Node: {
    type: 'object',
    description: '一个节点',
    properties: {name: {type: 'string'}, children: {type: 'array', items: ref('Node')}},
    required: ['name'],
  },
  Mode: {type: 'string', enum: ['fast', 'slow']},
  langflow__api__schemas__File: {type: 'object', properties: {path: {type: 'string'}}},
};

function ref(name: string): SchemaObject {
  return {$ref: `#/components/schemas/${name}`};
}

const node = (schema: SchemaObject) =>
  new SchemaTree({components: {schemas}} as unknown as OpenApiDocument).node(schema);

test('an object behind a reference is called by its schema’s name', () => {
  expect(node(ref('Node'))).toMatchObject({type: 'Node', description: '一个节点'});
});

test('a description beside the reference wins over the schema’s own', () => {
  expect(node({...ref('Node'), description: '起点'}).description).toBe('起点');
});

test('a schema that contains itself is marked and not unfolded again', () => {
  const children = node(ref('Node')).fields[1];
  expect(children).toMatchObject({type: 'Node[]', recursive: true, fields: []});
});

test('a union with null becomes the type and null', () => {
  expect(node({anyOf: [{type: 'string', format: 'uuid'}, {type: 'null'}]})).toMatchObject({
    type: 'string <uuid> | null',
    nullable: true,
  });
  expect(node({type: ['integer', 'null']})).toMatchObject({type: 'integer | null', nullable: true});
});

test('an array of a union has parentheses', () => {
  const items = {anyOf: [{type: 'string'}, {type: 'integer'}]};
  expect(node({type: 'array', items}).type).toBe('(string | integer)[]');
});

test('an array of something nullable has parentheses too', () => {
  const items = {anyOf: [ref('Node'), {type: 'null'}]};
  expect(node({type: 'array', items}).type).toBe('(Node | null)[]');
});

test('alternatives with fields of their own are kept apart', () => {
  const union = node({anyOf: [ref('Node'), {type: 'string'}, ref('langflow__api__schemas__File')]});
  expect(union.type).toBe('Node | string | File');
  expect(union.variants.map(({type}) => type)).toEqual(['Node', 'File']);
});

test('allOf joins properties and requirements', () => {
  const merged = node({
    allOf: [ref('Node'), {properties: {size: {type: 'integer'}}, required: ['size']}],
    description: '合并',
  });
  expect(merged.fields.map(({name, required}) => [name, required])).toEqual([
    ['name', true],
    ['children', false],
    ['size', true],
  ]);
  expect(merged.description).toBe('合并');
});

test('a map shows the type of its values and unfolds to their fields', () => {
  const map = node({type: 'object', additionalProperties: {type: 'array', items: ref('Node')}});
  expect(map.type).toBe('map<string, Node[]>');
  expect(map.fields.map(({name}) => name)).toEqual(['name', 'children']);
});

test('allowed values come through references, with the default beside them', () => {
  expect(node({...ref('Mode'), default: 'fast'})).toMatchObject({
    type: 'string',
    allowed: ['fast', 'slow'],
    defaultValue: '"fast"',
  });
});

test('constraints are stated, and a default of null is not', () => {
  const limited = node({type: 'integer', minimum: 1, maximum: 50, default: null});
  expect(limited.constraints).toEqual(['≥ 1', '≤ 50']);
  expect(limited.defaultValue).toBeUndefined();
});

test('an empty schema is anything', () => {
  expect(node({}).type).toBe('any');
});

test('a type tells the named objects in it, through arrays, maps and unions', () => {
  const both = node({
    anyOf: [
      {type: 'array', items: ref('Node')},
      {type: 'object', additionalProperties: ref('langflow__api__schemas__File')},
      ref('Mode'),
    ],
  });
  expect(both.type).toBe('Node[] | map<string, File> | string');
  expect(both.references).toEqual([
    {shown: 'Node', id: 'Node'},
    {shown: 'File', id: 'langflow__api__schemas__File'},
  ]);
});
