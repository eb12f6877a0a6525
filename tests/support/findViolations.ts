import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type Axe from 'axe-core';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds on the page as it stands, each rule with the first places that break it. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const {violations} = await page.evaluate(() =>
    // The same rules run; only the places that break none are not described, which takes as long as some rules.
    (window as unknown as {axe: typeof Axe}).axe.run({resultTypes: ['violations']}),
  );
  return violations.map(
    ({id, nodes}) =>
      `${id}: ${nodes
        .map(({target}) => target.join(' '))
        .slice(0, 5)
        .join(' | ')}`,
  );
}

/** Colours that are still changing would be measured on their way. */
export const stopMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after {transition: none !important; animation: none !important}',
    );
    document.adoptedStyleSheets = [sheet];
  });
