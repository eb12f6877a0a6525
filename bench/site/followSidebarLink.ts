import type {Locator, Page} from '@playwright/test';
import type {BenchSite} from './benchSite';

/** Some sites write a slash at the end. */
export const sidebarLink = (page: Page, site: BenchSite, target: string): Locator =>
  page
    .locator(site.sidebarLink)
    .and(page.locator(`[href="${target}"], [href="${target}/"]`))
    .first();

/** Also when its group is folded. Returns the moment of the click by the page's own clock. */
export const followSidebarLink = (page: Page, site: BenchSite, target: string): Promise<number> =>
  sidebarLink(page, site, target).evaluate((link) => {
    const now = Date.now();
    (link as HTMLElement).click();
    return now;
  });
