import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';
import {count} from '../support/count';
import {recordViolations} from '../support/recordViolations';
import {onEveryPage} from './everyPage';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const devices = {
  desktop: {width: 1280, height: 900},
  mobile: {width: 390, height: 844},
};

const allRules: RunOptions = {resultTypes: ['violations']};
/** Light and dark differ in their colours alone. */
const colourRules: RunOptions = {
  ...allRules,
  runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']},
};

/** Colours that are still changing would be measured on their way. */
const stopMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after {transition: none !important; animation: none !important}',
    );
    document.adoptedStyleSheets = [sheet];
  });

async function findFaults(page: Page, options: RunOptions): Promise<string[]> {
  const {violations} = await page.evaluate(
    (given) =>
      (window as unknown as {axe: {run: (given: RunOptions) => Promise<AxeResults>}}).axe.run(
        given,
      ),
    options,
  );
  return violations.map(
    ({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(' | ')}`,
  );
}

let violations: string[] = [];
test.beforeEach(async ({page}) => {
  violations = await recordViolations(page);
});

onEveryPage(
  'within the policy and accessible, light and dark, desktop and mobile',
  async (page, path) => {
    const faults: string[] = [];
    // A change of the colours that the page has to follow comes after each change of the screen.
    await page.emulateMedia({colorScheme: 'dark'});
    const response = await page.goto(path);
    expect(response!.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await stopMotion(page);
    await page.evaluate(axeSource);
    for (const [device, viewport] of Object.entries(devices)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const found = await findFaults(page, colorScheme === 'light' ? allRules : colourRules);
        faults.push(...found.map((fault) => `${device}, ${colorScheme}: ${fault}`));
      }
    }
    // Soft, so that a fault on one page does not hide those of the next.
    expect.soft({path, faults, violations}).toEqual({path, faults: [], violations: []});
    count('无障碍检查（页面 × 外观 × 设备）', 4);
    count('内容安全策略下打开的页面', 1);
  },
);
