import {readCommandLine} from '../../lib/commandLine';
import {LiveError} from '../environment/runStep';
import {useLive} from '../environment/useLive';
import {launchBrowser, openContext} from './openInterface';
import {runWalk} from './runWalk';
import {keepSeenWords} from './seenWords';
import {takePicture} from './takePicture';
import {walks} from './visits';

/** `npm run screenshots [-- --walk quickstart] [--port N]`: takes every picture anew. */
async function takeAll(): Promise<boolean> {
  const {values} = readCommandLine({
    options: {walk: {type: 'string', multiple: true}, port: {type: 'string', default: '7861'}},
  });
  const wanted = walks.filter(({name}) => values.walk?.includes(name) ?? true);
  if (wanted.length === 0) {
    throw new LiveError(`没有这条路线。现有：${walks.map(({name}) => name).join('、')}`);
  }
  const live = await useLive(Number(values.port));
  const browser = await launchBrowser(live.server.url);
  let passed = true;
  try {
    const workshop = await openContext(browser);
    for (const walk of wanted) {
      const started = Date.now();
      const outcome = await runWalk(walk, live.server, browser, (name, page, parts) =>
        takePicture(name, page, parts, workshop),
      ).then(
        (seen) => {
          keepSeenWords(walk.name, seen);
          return '✓';
        },
        (error: unknown) => `✗ ${error instanceof Error ? error.message : String(error)}`,
      );
      passed &&= outcome === '✓';
      console.log(`${walk.name} ${outcome} ${Math.round((Date.now() - started) / 1000)} 秒`);
    }
  } finally {
    await browser.close();
    await live.stop();
  }
  return passed;
}

takeAll().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof LiveError ? error.message : error);
    process.exit(1);
  },
);
