import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

/** What the page says of itself to browsers, search engines and whoever shares it. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const {attributes} = document.documentElement;
    return {
      title: document.title,
      html: [...attributes].map(({name, value}) => `${name}=${value}`).sort(),
      elements: [...document.head.querySelectorAll('[data-rh]')]
        .map((element) =>
          [
            element.tagName,
            ...[...element.attributes].map(({name, value}) => `${name}=${value}`).sort(),
            element.textContent,
          ].join(' '),
        )
        .sort(),
    };
  });

type Head = Awaited<ReturnType<typeof readHead>>;

/** A mark of how the page was opened, not of what it is. */
const withoutStart = ({html, ...rest}: Head): Head => ({
  ...rest,
  html: html.filter((attribute) => !attribute.startsWith('data-from-top')),
});

async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]`).first().click();
  await expect(page).toHaveURL(address);
}

test('a page that was reached by links says the same of itself as one that was opened', async ({
  page,
}) => {
  await open(page, '/get-started-installation');
  const installation = withoutStart(await readHead(page));
  await open(page, '/api/create-flow');
  const operation = withoutStart(await readHead(page));
  expect(operation.elements).not.toEqual(installation.elements);

  await open(page, '/get-started-quickstart');
  await follow(page, '/get-started-installation');
  await expect.poll(async () => withoutStart(await readHead(page))).toEqual(installation);
  await follow(page, '/api');
  await follow(page, '/api/create-flow');
  await expect.poll(async () => withoutStart(await readHead(page))).toEqual(operation);
  await page.goBack();
  await page.goBack();
  await expect.poll(async () => withoutStart(await readHead(page))).toEqual(installation);
});

test('starting leaves what the server wrote of a page as it is', async ({page}) => {
  const changes: string[] = [];
  await page.exposeFunction('noteChange', (change: string) => changes.push(change));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const note = (window as unknown as {noteChange: (change: string) => void}).noteChange;
      new MutationObserver((records) => {
        for (const {addedNodes, removedNodes} of records) {
          for (const node of [...addedNodes, ...removedNodes]) {
            if (node instanceof HTMLElement && (node.dataset.rh || node.tagName === 'TITLE')) {
              note(node.outerHTML);
            }
          }
        }
      }).observe(document.head, {childList: true});
    });
  });
  await open(page, '/get-started-quickstart');
  expect(changes).toEqual([]);
});
