import type {Browser} from '@playwright/test';
import type {LiveServer} from '../types';
import {clearTraces} from './clearTraces';
import {openContext} from './openInterface';
import {recordWords} from './recordWords';
import type {Walk} from './types';
import {Visit, type TakePicture} from './Visit';

/** Goes one walk as a new reader on an empty server, and returns every text that the interface showed. */
export async function runWalk(
  walk: Walk,
  server: LiveServer,
  browser: Browser,
  takePicture: TakePicture,
): Promise<Set<string>> {
  await clearTraces(server);
  const seen = new Set<string>();
  const context = await openContext(browser);
  try {
    await recordWords(context, seen);
    const page = await context.newPage();
    try {
      const visit = new Visit(page, server, takePicture);
      await walk.run(visit);
      await visit.note();
    } catch (error) {
      await page.screenshot({path: `live/.cache/walk-${walk.name}.png`}).catch(() => undefined);
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `${walk.name} 走不下去（当时的画面在 live/.cache/walk-${walk.name}.png）：${reason}`,
        {cause: error},
      );
    }
    return seen;
  } finally {
    await context.close();
  }
}
