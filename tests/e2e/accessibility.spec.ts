import {readFileSync} from 'node:fs';
import type {AxeResults} from 'axe-core';
import {expect, open, test} from '../support/test';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const pageTypes = [
  '/',
  '/samples',
  '/get-started-quickstart',
  '/environment-variables',
  '/api',
  '/api/simplified-run-flow',
  '/search?q=agent',
  '/nowhere',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of [
    ['desktop', {width: 1280, height: 900}],
    ['mobile', {width: 390, height: 844}],
  ] as const) {
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({viewport, colorScheme, tolerant: true});
      for (const path of pageTypes) {
        test(`axe finds no violation on ${path}`, async ({page}) => {
          test.setTimeout(120_000);
          await open(page, path);
          await page.evaluate(axeSource);
          const {violations} = await page.evaluate(() =>
            (window as unknown as {axe: {run: () => Promise<AxeResults>}}).axe.run(),
          );
          const found = violations.map(
            ({id, nodes}) =>
              `${id}: ${nodes
                .map((node) => node.target.join(' '))
                .slice(0, 5)
                .join(' | ')}`,
          );
          expect(found).toEqual([]);
        });
      }
    });
  }
}
