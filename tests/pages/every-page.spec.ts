import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';
import {count} from '../support/count';
import {stopMotion} from '../support/findViolations';
import {recordViolations} from '../support/recordViolations';
import {onEveryPage} from './everyPage';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const devices = {
  desktop: {width: 1280, height: 900},
  mobile: {width: 390, height: 844},
};

/** A window of 1280 px that is enlarged to 400% is 320 px wide. */
const widths = [320, 390, 1280, 1440];

const allRules: RunOptions = {resultTypes: ['violations']};
/** Light and dark differ in their colours alone. */
const colourRules: RunOptions = {
  ...allRules,
  runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']},
};

/** What a window of this width loses: words beside the page, cut tables and code bars, letters too small to read. */
const findLosses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const {clientWidth, scrollWidth} = document.documentElement;
    const isCut = (one: Element) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1;
    const begin = ({textContent}: Element) => textContent.trim().slice(0, 60);
    const cutBars = [...document.querySelectorAll('.code__bar')].filter(isCut).map(begin);
    const cutTables = [...document.querySelectorAll('.table')].filter(isCut).map(begin);
    const smallLetters = [...document.querySelectorAll('.flow__picture')]
      .filter((picture) => picture.checkVisibility())
      .map((picture) => {
        const scale = picture.getBoundingClientRect().width / Number(picture.getAttribute('width'));
        const sizes = [...picture.querySelectorAll('text')].map((text) =>
          parseFloat(getComputedStyle(text).fontSize),
        );
        return Math.min(...sizes) * scale;
      })
      .filter((size) => size < 11);
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...cutBars.map((bar) => `code bar cut: ${bar}`),
      // On narrow screens some tables scroll in their own region.
      ...(clientWidth < 390 ? [] : cutTables.map((table) => `table cut: ${table}`)),
      ...smallLetters.map((size) => `letters of ${size.toFixed(1)} px in a flow picture`),
    ];
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
  'within the policy, accessible and whole, light and dark, desktop and mobile',
  async (page, path) => {
    const faults: string[] = [];
    // A change of the colours that the page has to follow comes after each change of the screen.
    await page.emulateMedia({colorScheme: 'dark'});
    const response = await page.goto(path);
    expect(response!.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await stopMotion(page);
    // axe measures parts that are not laid out as if nothing cut them off, and finds words before what lies above them.
    await page.evaluate(() => document.documentElement.removeAttribute('data-from-top'));
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
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const lost = await findLosses(page);
      faults.push(...lost.map((loss) => `${width} px: ${loss}`));
    }
    // Soft, so that a fault on one page does not hide those of the next.
    expect.soft({path, faults, violations}).toEqual({path, faults: [], violations: []});
    count('无障碍检查（页面 × 外观 × 设备）', 4);
    count('内容安全策略下打开的页面', 1);
  },
);
