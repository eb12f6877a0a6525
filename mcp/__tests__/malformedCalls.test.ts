import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import type {JSONRPCMessage} from '@modelcontextprotocol/sdk/types.js';
import {describe, expect, it} from 'vitest';
import {createServer} from '../createServer';
import {createLibrary} from '../library/createLibrary';
import {tools} from '../tools';
import {ask, connect} from './connect';
import {sampleSource} from './sampleSite';

/** The same numbers on every machine (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = seeded(20250728);
const pick = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)]!;

const oddValues: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  '../../etc/passwd',
  '%E4%',
  '\ud800',
  '#',
  '?#/',
  '(((',
  '字'.repeat(501),
  'a'.repeat(100_000),
  '{{x}}',
  '<script>',
  '-1',
  0,
  -1,
  1.5,
  Number.NEGATIVE_INFINITY,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  ['query'],
  {},
  {query: {}},
  null,
  '__proto__',
  'constructor',
];
const oddNames = ['q', '__proto__', 'constructor', 'toString', '', '查询', 'budget '];

function malformedArguments(names: string[]): unknown {
  if (random() < 0.1) {
    return pick(oddValues);
  }
  const count = 1 + Math.floor(random() * 4);
  const entries = Array.from({length: count}, () => [
    pick(random() < 0.8 ? names : oddNames),
    pick(oddValues),
  ]);
  return Object.fromEntries(entries) as unknown;
}

describe('200 malformed calls', () => {
  const calls = Array.from({length: 200}, () => {
    const tool = pick(tools);
    const name = random() < 0.9 ? tool.name : pick(['', 'nothing', '__proto__', 'SEARCH_DOCS']);
    return {name, given: malformedArguments(Object.keys(tool.arguments))};
  });

  it('are answered one and all, and the next good call as if nothing had been', async () => {
    const client = await connect();
    const outcomes = await Promise.all(
      calls.map(({name, given}) =>
        ask(client, name, given).then(
          ({text}) => text.length > 0,
          (error: unknown) => error instanceof Error && error.message.length > 0,
        ),
      ),
    );
    expect(outcomes).toEqual(calls.map(() => true));
    expect((await ask(client, 'search_docs', {query: '智能体'})).isError).toBe(false);
  });

  it('never show how the server is made: no stack, no internal error', async () => {
    const client = await connect();
    for (const {name, given} of calls) {
      const said = await ask(client, name, given).then(
        ({text}) => text,
        (error: Error) => error.message,
      );
      expect(said).not.toMatch(/\n\s+at |TypeError|undefined is not|Cannot read prop/);
      // The SDK itself refuses arguments that are no object, and says what it expected.
      expect(said.includes('-32603')).toBe(said.includes('expected record'));
    }
  });
});

describe('messages that are no calls', () => {
  it('are answered or passed over, and the server goes on', async () => {
    const [near, far] = InMemoryTransport.createLinkedPair();
    await createServer(createLibrary(sampleSource())).connect(far);
    const answers: JSONRPCMessage[] = [];
    near.onmessage = (message) => answers.push(message);
    await near.start();
    const odd: unknown[] = [
      {jsonrpc: '2.0', id: 1, method: 'nothing'},
      {jsonrpc: '2.0', id: 2, method: 'tools/call'},
      {jsonrpc: '2.0', id: 3, method: 'tools/call', params: {name: 5}},
      {jsonrpc: '2.0', id: 4, method: 'resources/read', params: {}},
      {jsonrpc: '2.0', method: 'notifications/nothing'},
      {jsonrpc: '2.0', id: 99, result: {}},
      {jsonrpc: '2.0', id: 5, method: 'tools/list'},
    ];
    for (const message of odd) {
      await near.send(message as JSONRPCMessage);
    }
    await expect.poll(() => answers.length).toBe(5);
    expect(answers.map((answer) => ('error' in answer ? 'error' : 'result'))).toEqual([
      'error',
      'error',
      'error',
      'error',
      'result',
    ]);
  });
});
