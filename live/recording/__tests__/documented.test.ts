import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildModel} from '../../../plugins/api-reference/buildModel';
import {bundleDescription} from '../../../plugins/api-reference/bundleDescription';
import type {Answer} from '../sendRequest';

const root = path.join(import.meta.dirname, '../../..');
const answers = JSON.parse(
  readFileSync(path.join(root, 'live/recording/answers.json'), 'utf8'),
) as Record<string, Record<string, Answer>>;
const {operations} = buildModel(
  await bundleDescription(path.join(root, 'openapi/openapi.yaml')),
  root,
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
