import {everythingJoined, openTurns} from './joiningTurns';
import {repeatKeptClick} from './keptClicks';
import {nextTask} from './nextTask';
import preload from './preloadByPath';

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
  await nextTask();
  await preload(path);
  await nextTask();
  void everythingJoined().then(repeatKeptClick);
  return openTurns();
}
