import {expect, test} from 'vitest';
import {assignSlugs, kebabCase} from '../slugs';
import {ownDescription} from './describeDescription';
import operations from './fixtures/operations.json';

test('a slug is the kebab-case of the English source', () => {
  expect(kebabCase('Get Elevenlabs Voice Ids')).toBe('get-elevenlabs-voice-ids');
  expect(kebabCase('customComponent update')).toBe('custom-component-update');
});

test('repeats are numbered from the second one on, in order', () => {
  const slugs = assignSlugs(['Upload File', 'Health', 'Upload File', 'Upload File']);
  expect(slugs).toEqual(['upload-file', 'health', 'upload-file-1', 'upload-file-2']);
});

test('the description has exactly the operations of the specification, each at its slug', async () => {
  const {model} = await ownDescription();
  const found = model.operations.map(({slug, method, path}) => [slug, method, path]);
  expect(found).toEqual(operations);
});

test('110 slugs are distinct names and the other 12 are numbered repeats', async () => {
  const {bundle} = await ownDescription();
  const sources = JSON.stringify(bundle.document).match(/"x-slug-source":"[^"]+"/g);
  expect(new Set(sources).size).toBe(110);
});
