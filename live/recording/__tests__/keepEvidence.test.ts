import {expect, test} from 'vitest';
import {hideSecrets} from '../hideSecrets';
import {shapeOf} from '../shapeOf';

test('keys, tokens, encrypted values and paths of the machine are not written down', () => {
  const answer = {
    key: 'sk-abcdefghijklmnopqrstuvwxyz0123456789ABCDEF',
    cookie: 'access_token_lf=eyJhbGci.eyJzdWIi.c2lnbmF0dXJl; Path=/',
    store: 'gAAAAABoabcdefg==',
    file: '/srv/data-7980/flow/notes.txt',
  };
  expect(hideSecrets(answer)).toEqual({
    key: 'sk-…',
    cookie: 'access_token_lf=eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.…; Path=/',
    store: 'gAAAAA…',
    file: '/home/langflow/.cache/langflow/flow/notes.txt',
  });
});

test('a shape has the types of an answer and none of its values', () => {
  expect(
    shapeOf({id: 'a', count: 2, tags: [], items: [{on: true}, {on: false}], none: null}),
  ).toEqual({id: 'string', count: 'number', tags: [], items: [{on: 'boolean'}], none: 'null'});
});

test('a map with many names is shown by its first entry', () => {
  const map = Object.fromEntries(Array.from({length: 40}, (_, index) => [`n${index}`, index]));
  expect(shapeOf(map)).toEqual({'…': 'number'});
});
