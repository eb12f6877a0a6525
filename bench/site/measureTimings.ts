import {chromium, type CDPSession, type Page} from '@playwright/test';
import {findBrowser} from '../../tests/support/findBrowser';
import type {BenchSite} from './benchSite';
import {prepareWatch, watchFor} from './firstMoment';
import {followSidebarLink, sidebarLink} from './followSidebarLink';
import type {GzipServer} from './gzipServer';
import {navigationTargets, sessionQueries, startPage} from './measuredPages';
import {Wire} from './wire';

export interface TimingSample {
  /** From the query in the box to the first result, the search already open; slow processor. */
  firstResultMs: number;
  /** From the click on a link of the sidebar to the page's title; slow processor. */
  clickToTitleMs: number;
  /** The same on a line with a long delay, the page fetched ahead where the site does that. */
  delayedClickToTitleMs: number;
}

const SLOWDOWN = 4;
const DELAY_MS = 400;

interface Visit {
  page: Page;
  wire: Wire;
  session: CDPSession;
}

/** In a browser of its own, so that nothing is left from the sample before. */
async function visit<Result>(
  server: GzipServer,
  measure: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage({locale: 'zh-CN', viewport: {width: 1280, height: 900}});
    await prepareWatch(page);
    const wire = await Wire.follow(page, server);
    await page.goto(server.url + startPage);
    // The reader has looked around: what is fetched ahead has come.
    await wire.settle();
    return await measure({page, wire, session: await page.context().newCDPSession(page)});
  } finally {
    await browser.close();
  }
}

const slowDown = (session: CDPSession): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});

async function timeFirstResult({page, session, wire}: Visit, {search}: BenchSite): Promise<number> {
  await slowDown(session);
  await page.locator(search.open).first().click();
  const input = page.locator(search.input);
  await input.focus();
  await wire.settle();
  const shown = await watchFor(page, {selector: search.result, before: ''});
  const typed = await input.evaluate((element, query) => {
    const box = element as HTMLInputElement;
    // The setter of the element's class: frameworks replace the one of the element.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, query);
    const now = Date.now();
    box.dispatchEvent(new Event('input', {bubbles: true}));
    return now;
  }, sessionQueries[0]);
  return (await shown()) - typed;
}

async function timeNavigation(page: Page, site: BenchSite): Promise<number> {
  const before = (await page.locator('h1').first().textContent()) ?? '';
  const shown = await watchFor(page, {selector: 'h1', before});
  const clicked = await followSidebarLink(page, site, navigationTargets[0]!);
  return (await shown()) - clicked;
}

async function timeDelayedNavigation(
  {page, session, wire}: Visit,
  site: BenchSite,
): Promise<number> {
  // Some sites fetch ahead when the pointer comes near.
  await sidebarLink(page, site, navigationTargets[0]!).hover();
  await wire.settle();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: DELAY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return timeNavigation(page, site);
}

export async function measureTimings(server: GzipServer, site: BenchSite): Promise<TimingSample> {
  return {
    firstResultMs: await visit(server, (reader) => timeFirstResult(reader, site)),
    clickToTitleMs: await visit(server, async ({page, session}) => {
      await slowDown(session);
      return timeNavigation(page, site);
    }),
    delayedClickToTitleMs: await visit(server, (reader) => timeDelayedNavigation(reader, site)),
  };
}
