import '@generated/client-modules';
import {keepClicks} from './keptClicks';
import {untilNeeded} from './untilNeeded';

/**
 * In place of the generator's entry. Modules that work on the page as the server wrote it (tabs, copying, pictures)
 * run at once; the generator and its theme, which make up most of the script, when they are needed.
 */
async function start(): Promise<void> {
  keepClicks();
  await untilNeeded();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
