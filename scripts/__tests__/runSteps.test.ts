import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {runSequences, type Step} from '../runSteps';

const directory = mkdtempSync(path.join(tmpdir(), 'steps-'));
afterAll(() => rmSync(directory, {recursive: true}));

const file = (name: string): string => path.join(directory, name);

/** Waits until the other has started: alone it would never end. */
const meet = (own: string, other: string): string =>
  `touch ${file(own)}; until [ -e ${file(other)} ]; do sleep 0.05; done`;

const run = async (...sequences: Step[][]) => {
  const said: string[] = [];
  const results = await runSequences(sequences, (text) => said.push(text));
  return {results, said: said.join('\n')};
};

describe('sequences of steps', () => {
  it('run two beside each other', async () => {
    const {results} = await run(
      [{name: 'one', command: meet('one', 'two')}],
      [{name: 'two', command: meet('two', 'one')}],
    );
    expect(results.map(({passed}) => passed)).toEqual([1, 1]);
  });

  it('keep their order, and go on after a failure', async () => {
    const {results, said} = await run(
      [
        {name: 'first', command: 'echo broken; exit 3'},
        {name: 'second', command: 'echo "$WORD"', environment: {WORD: 'fine'}},
      ],
      [{name: 'beside', command: 'true'}],
    );
    const own = results.filter(({name}) => name !== 'beside');
    expect(own.map(({name, passed, failed}) => [name, passed, failed])).toEqual([
      ['first', 0, ['echo broken; exit 3']],
      ['second', 1, []],
    ]);
    expect(said).toMatch(/\nbroken\n── first：失败，\d+ 秒\n[^]*\nfine\n── second：通过，\d+ 秒/);
  });

  it('do not mix what they say', async () => {
    const talk = (own: string, other: string) =>
      `echo ${own} begins; ${meet(`talk-${own}`, `talk-${other}`)}; echo ${own} ends`;
    const {said} = await run(
      [{name: 'one', command: talk('a', 'b')}],
      [{name: 'two', command: talk('b', 'a')}],
    );
    expect(said).toContain('a begins\na ends\n');
    expect(said).toContain('b begins\nb ends\n');
  });
});

describe('a step with a report', () => {
  const read = ({failed}: {failed: string[]}) => ({passed: 4, failed, unsteady: []});
  const reporting = (name: string, command: string, content?: string): Step => {
    const report = file(`${name}.json`);
    if (content !== undefined) {
      writeFileSync(report, content);
    }
    return {name, command, report: {file: report, read}};
  };

  it.each([
    ['counts its tests', reporting('good', 'true', '{"failed":[]}'), 4, []],
    ['names those that failed', reporting('bad', 'exit 1', '{"failed":["a"]}'), 4, ['a']],
    ['fails without a failed test', reporting('crash', 'exit 1', '{"failed":[]}'), 4, ['exit 1']],
    ['fails without its report', reporting('none', 'true'), 0, ['true']],
  ])('%s', async (_, step, passed, failed) => {
    const {results} = await run([step]);
    expect(results).toEqual([{name: step.name, passed, failed, unsteady: []}]);
  });
});
