import {expect, test} from 'vitest';
import {hideSecrets} from '../hideSecrets';
import {linesOf} from '../linesOf';
import {shapeOf} from '../shapeOf';

test('keys, tokens, encrypted values and paths of the machine are not written down', () => {
  const answer = {
    key: 'sk-abcdefghijklmnopqrstuvwxyz0123456789ABCDEF',
    cookie: 'access_token_lf=eyJhbGci.eyJzdWIi.c2lnbmF0dXJl; Path=/',
    store: 'gAAAAABoabcdefg==',
    file: '/srv/data-7980/flow/notes.txt',
    traceback: 'File "/srv/env/lib/python3.11/site-packages/langflow/main.py", line 1',
    refused: 'for url http://127.0.0.1:7965/items',
    statement: 'no such table: flow\n[SQL: SELECT flow.name FROM flow]',
    error: 'Traceback (most recent call last):\n  module = parse(code)',
  };
  expect(hideSecrets(answer)).toEqual({
    key: 'sk-…',
    cookie: 'access_token_lf=eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.…; Path=/',
    store: 'gAAAAA…',
    file: '/home/langflow/.cache/langflow/flow/notes.txt',
    traceback: 'File "langflow/main.py", line 1',
    refused: 'for url http://localhost/items',
    statement: 'no such table: flow\n[SQL: …]',
    error: 'Traceback …',
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

test('a stream is kept as its kinds of lines, with or without the prefix that EventSource needs', () => {
  const bare =
    '{"event": "token", "data": {"chunk": "a"}}\n\n{"event": "token", "data": {}}\n\nkeepalive\n\n';
  expect(linesOf(bare)).toEqual(['{"event": "token", …}', 'keepalive']);
  const standard =
    'event: endpoint\r\ndata: /mcp?id=1\n\nevent: message\ndata: {"id":1}\n\n: ping - 2025\n';
  expect(linesOf(standard)).toEqual([
    'event: endpoint',
    'data: …',
    'event: message',
    'data: {…}',
    ': ping…',
  ]);
  expect(linesOf('{"1753694142123": "DEBUG"}\n\n')).toEqual(['{…}']);
});
