import preload from '@docusaurus/core/lib/client/preload';

/** Lets the browser paint and answer its reader first. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let isStarting = true;

/**
 * To start, the generator runs its modules, finds the page and draws it in one go. In three, a slow phone is never
 * busy for as long as all of them take.
 */
export default async function preloadInSteps(path: string): Promise<unknown> {
  if (!isStarting) {
    return preload(path);
  }
  isStarting = false;
  await nextTask();
  await preload(path);
  return nextTask();
}
