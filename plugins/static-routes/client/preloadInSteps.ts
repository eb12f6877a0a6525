import preload from '@docusaurus/core/lib/client/preload';
import {openTurns} from './joiningTurns';
import {nextTask} from './nextTask';

/** No longer than this: a reader on a bad line wants to use the page before its last picture is there. */
const longestWait = 2000;

/** The first picture comes before the work of starting, which would keep it from being painted. */
const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? nextTask()
    : new Promise((resolve) => {
        window.addEventListener('load', resolve);
        setTimeout(resolve, longestWait);
      }).then(nextTask);

let isStarting = true;

/**
 * To start, the generator runs its modules, finds the page and draws it in one go. In steps, a slow phone is never
 * busy for as long as all of them take.
 */
export default async function preloadInSteps(path: string): Promise<unknown> {
  if (!isStarting) {
    return preload(path);
  }
  isStarting = false;
  await loaded();
  await preload(path);
  await nextTask();
  return openTurns();
}
