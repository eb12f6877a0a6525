import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildModel} from '../../../plugins/api-reference/buildModel';
import {bundleDescription} from '../../../plugins/api-reference/bundleDescription';
import type {ResponseContent, SchemaNode} from '../../../plugins/api-reference/types';
import {linesOf} from '../linesOf';
import type {Answer} from '../sendRequest';

const root = path.join(import.meta.dirname, '../../..');
const answers = JSON.parse(
  readFileSync(path.join(root, 'live/recording/answers.json'), 'utf8'),
) as Record<string, Record<string, Answer>>;
const {operations} = buildModel(
  await bundleDescription(path.join(root, 'openapi/openapi.yaml')),
  root,
);

const recorded = operations.flatMap((operation) =>
  Object.entries(answers[operation.slug] ?? {}).map(([name, answer]) => ({
    title: `${operation.slug}/${name}`,
    answer,
    response: operation.responses.find(({status}) => status === String(answer.status)),
  })),
);

const WITH_EDITOR = '-with-editor';

test('every operation was recorded, and every status that came stands on its page', () => {
  const missing = operations.flatMap(({slug, responses}) =>
    Object.entries(answers[slug] ?? {none: {status: 0}})
      .filter(([name]) => !name.endsWith(WITH_EDITOR))
      .filter(([, {status}]) => responses.every((one) => one.status !== String(status)))
      .map(([name, {status}]) => `${slug}/${name}: ${status}`),
  );
  expect(missing).toEqual([]);
});

test('where the editor’s page takes the place of a 404, the page says so', () => {
  const replaced = operations.filter(({slug}) =>
    answers[slug]?.[`unknown${WITH_EDITOR}`]?.headers['content-type']?.startsWith('text/html'),
  );
  expect(replaced.length).toBeGreaterThan(20);
  const silent = replaced.filter(
    ({responses}) =>
      !responses.some(({status, description}) => status === '404' && /HTML/.test(description)),
  );
  expect(silent.map(({slug}) => slug)).toEqual([]);
});

test('a body that is too large was refused by every operation that takes one', () => {
  const statuses = operations
    .filter(({body, redirects}) => body && body.kind !== 'form' && !redirects)
    .map(({slug}) => answers[slug]?.['too-large']?.status);
  expect(statuses.length).toBeGreaterThan(40);
  expect(statuses.filter((status) => status !== 413 && status !== 500)).toEqual([]);
});

test('every header that a caller can use stands beside its status', () => {
  const missing = recorded.flatMap(({title, answer, response}) =>
    Object.keys(answer.headers)
      .filter((name) => name !== 'content-type')
      .filter((name) => !response?.headers.some((one) => one.name.toLowerCase() === name))
      .map((name) => `${title}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('a refusal has the type and the fields that its page describes', () => {
  const wrong = recorded
    .filter(({answer}) => answer.status >= 400)
    .filter(({answer, response}) => !response?.contents.some((content) => fits(answer, content)))
    .map(({title, answer}) => `${title}: ${JSON.stringify(answer.body)}`);
  expect(wrong).toEqual([]);
});

/** Texts of the MCP library come without a type of content. */
function fits({headers, body}: Answer, {contentType, schema}: ResponseContent): boolean {
  if (typeof body === 'string') {
    return contentType === 'text/plain';
  }
  const shapes = schema ? [schema, ...schema.variants] : [];
  return (
    headers['content-type'] === contentType &&
    shapes.some(({fields}) =>
      Object.entries(body as object).every(([name, value]) =>
        fields.some((field) => field.name === name && hasType(field.type, value)),
      ),
    )
  );
}

/** Types are shown as a reader writes them: `string`, `ValidationError[]`, `HealthResponse`. */
function hasType(type: string, value: unknown): boolean {
  if (Array.isArray(value)) {
    return type.endsWith('[]');
  }
  return typeof value === 'object' ? /^[A-Z]|object/.test(type) : type.includes(typeof value);
}

test('every status that a text names stands among the responses', () => {
  const missing = operations.flatMap(({slug, description, responses, redirects}) => {
    // A status that the product should send and does not, and the ones of other servers.
    const text = description.replace(/`[^`]*`|而不是 \d{3}|以 \d{3} 拒绝|商店返回[^，。；]*/g, '');
    const named = new Set(
      [...text.matchAll(/(?<![\d.])([345]\d\d)(?!\d| 天)/g)].map(([status]) => status),
    );
    // What comes after a redirect stands on the page of its target.
    return [...named]
      .filter((status) => !redirects && responses.every((one) => one.status !== status))
      .map((status) => `${slug}: ${status}`);
  });
  expect(missing).toEqual([]);
});

test('a success has the fields that its page describes', () => {
  const unknown = recorded.flatMap(({title, answer, response}) =>
    answer.status < 300
      ? fieldsOf(answer.body)
          .filter((name) => !response?.contents.some((content) => describes(content.schema, name)))
          .map((name) => `${title}: ${name}`)
      : [],
  );
  expect(unknown).toEqual([]);
});

test('a stream has the lines that its page shows, and its events are described', () => {
  const streams = recorded.flatMap(({title, answer, response}) =>
    (response?.contents ?? [])
      .filter(({kind}) => kind === 'stream')
      .filter(({contentType}) => answer.headers['content-type']?.startsWith(contentType))
      .map((content) => ({title, lines: answer.body as string[], content})),
  );
  expect(streams.length).toBeGreaterThan(10);
  const wrong = streams.flatMap(({title, lines, content}) => {
    const shown = linesOf(String(content.example));
    const described = content.events.map(({name}) => name);
    return lines
      .filter((line) => {
        const name = /^event: (.+)|^\{"event": "(.+)", …/.exec(line)?.slice(1).join('');
        return name ? !described.includes(name) : !shown.includes(line);
      })
      .map((line) => `${title}: ${line}`);
  });
  expect(wrong).toEqual([]);
  // The prefix is a matter of the whole stream: no page shows it where none came, or the other way round.
  const prefixed = (lines: string[]) => lines.some((line) => line.startsWith('data: '));
  const mistaken = streams.filter(
    ({lines, content}) => prefixed(lines) !== prefixed(linesOf(String(content.example))),
  );
  expect(mistaken.map(({title}) => title)).toEqual([]);
});

/** The fields of an object or of the objects in a list; none of a map by id or name. */
function fieldsOf(shape: unknown): string[] {
  const one: unknown = Array.isArray(shape) ? shape[0] : shape;
  if (one === null || typeof one !== 'object') {
    return [];
  }
  return Object.keys(one).filter((name) => /^[a-z_]+$/i.test(name));
}

/** Whether a type has the field, or takes any. */
function describes(schema: SchemaNode | undefined, name: string): boolean {
  if (!schema) {
    return false;
  }
  const {fields, variants, type} = schema;
  if (fields.length + variants.length === 0) {
    return /object|map/i.test(type);
  }
  return (
    fields.some((field) => field.name === name) || variants.some((one) => describes(one, name))
  );
}
