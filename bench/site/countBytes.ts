import {chromium, type Browser, type Page} from '@playwright/test';
import {blockingStyles} from '../../lib/blockingStyles';
import {findBrowser} from '../../tests/support/findBrowser';
import type {BenchSite} from './benchSite';
import {followSidebarLink} from './followSidebarLink';
import type {GzipServer} from './gzipServer';
import {measuredPages, navigationTargets, sessionQueries, startPage} from './measuredPages';
import {sum, sumByKind, Wire, type ByKind} from './wire';

export interface PageBytes {
  /** What a first view needs. */
  needed: ByKind;
  /** Part of it: stylesheets that the HTML names and the browser waits for. */
  blockingStyles: number;
  ahead: number;
}

export interface SiteBytes {
  pages: Record<string, PageBytes>;
  search: {
    opening: number;
    /** One by one, in the order of a session. */
    queries: number[];
  };
  /** Clicks on links of the sidebar, one by one; what has been fetched ahead is not in it. */
  navigations: number[];
}

/** Bytes are counted on busy machines too. */
const PATIENCE_MS = 120_000;

async function openPage(browser: Browser, server: GzipServer): Promise<{page: Page; wire: Wire}> {
  const context = await browser.newContext({locale: 'zh-CN', viewport: {width: 1280, height: 900}});
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return {page, wire: await Wire.follow(page, server)};
}

async function countFirstView(
  browser: Browser,
  server: GzipServer,
  path: string,
): Promise<PageBytes> {
  const {page, wire} = await openPage(browser, server);
  const response = await page.goto(server.url + path);
  const {needed, ahead} = await wire.settle();
  const html = (await response?.text()) ?? '';
  const stylesheets = blockingStyles(html).map((href) => new URL(href, page.url()).pathname);
  await page.context().close();
  return {
    needed: sumByKind(needed),
    blockingStyles: sum(needed.filter((sent) => stylesheets.includes(sent.path))),
    ahead: sum(ahead),
  };
}

async function countSearch(browser: Browser, server: GzipServer, {search}: BenchSite) {
  const {page, wire} = await openPage(browser, server);
  await page.goto(server.url + startPage);
  await wire.settle();
  await page.locator(search.open).first().click();
  await page.locator(search.input).waitFor();
  const opening = sum((await wire.settle()).needed);
  const queries: number[] = [];
  // A site that finds nothing has answered too, and sent what it sent.
  const answer = [search.result, search.none].filter(Boolean).join(', ');
  for (const query of sessionQueries) {
    await page.locator(search.input).fill(query);
    await page.locator(answer).first().waitFor();
    queries.push(sum((await wire.settle()).needed));
  }
  await page.context().close();
  return {opening, queries};
}

async function countNavigations(
  browser: Browser,
  server: GzipServer,
  site: BenchSite,
): Promise<number[]> {
  const {page, wire} = await openPage(browser, server);
  await page.goto(server.url + startPage);
  await wire.settle();
  const counts: number[] = [];
  for (const target of navigationTargets) {
    await followSidebarLink(page, site, target);
    await page.waitForURL((address) => address.pathname.replace(/\/$/, '') === target);
    counts.push(sum((await wire.settle()).needed));
  }
  await page.context().close();
  return counts;
}

export async function countBytes(server: GzipServer, site: BenchSite): Promise<SiteBytes> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  try {
    const pages: SiteBytes['pages'] = {};
    for (const path of measuredPages) {
      pages[path] = await countFirstView(browser, server, path);
    }
    const search = await countSearch(browser, server, site);
    return {pages, search, navigations: await countNavigations(browser, server, site)};
  } finally {
    await browser.close();
  }
}
