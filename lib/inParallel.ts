import {availableParallelism} from 'node:os';

/** As many at the same time as the machine has processors, in this order. */
export async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
}
