import {setImmediate as settle} from 'node:timers/promises';
import {beforeEach, describe, expect, it, vi} from 'vitest';

type Turns = typeof import('../client/joiningTurns');

const waitingTasks: (() => void)[] = [];

vi.mock('../client/nextTask', () => ({
  nextTask: () => new Promise<void>((resolve) => waitingTasks.push(resolve)),
}));

async function runNextTask(): Promise<void> {
  waitingTasks.shift()!();
  await settle();
}

describe('the turns in which parts of the first page are joined to their elements', () => {
  let turns: Turns;

  beforeEach(async () => {
    waitingTasks.length = 0;
    vi.resetModules();
    turns = await import('../client/joiningTurns');
  });

  it('are one task each, in the order in which the parts were drawn', async () => {
    turns.openTurns();
    const joined: string[] = [];
    for (const part of ['navbar', 'page']) {
      void turns.turnOf(part)!.then(() => joined.push(part));
    }
    await runNextTask();
    expect(joined).toEqual([]);
    await runNextTask();
    expect(joined).toEqual(['navbar']);
    await runNextTask();
    expect(joined).toEqual(['navbar', 'page']);
  });

  it('are over once they were waited for', async () => {
    turns.openTurns();
    const turn = turns.turnOf('page');
    expect(turns.turnOf('page')).toBe(turn);
    await runNextTask();
    await runNextTask();
    expect(turns.turnOf('page')).toBeUndefined();
  });

  it('are not for parts that are drawn later: they have no elements yet', async () => {
    expect(turns.turnOf('navbar')).toBeUndefined();
    turns.openTurns();
    await runNextTask();
    expect(turns.turnOf('page')).toBeUndefined();
  });
});
