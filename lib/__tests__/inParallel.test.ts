import {expect, it} from 'vitest';
import {inParallel} from '../inParallel';

it('work in parallel is all done, and a failure is not swallowed', async () => {
  const done: number[] = [];
  await inParallel([1, 2, 3, 4, 5], (item) => Promise.resolve(void done.push(item)));
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
  const failing = inParallel([1, 2], (item) =>
    item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(),
  );
  await expect(failing).rejects.toThrow('two');
});
