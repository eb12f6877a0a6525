import {expect, open, test} from '../support/test';

declare global {
  interface Window {
    /** What the scripts put elsewhere: the browser lays all of it out once more, and a slow phone stands still. */
    movedParts: string[];
  }
}

for (const address of ['/', '/get-started-quickstart', '/api/create-flow']) {
  test(`the scripts leave the parts of ${address} where they found them @static-routes`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.movedParts = [];
      const watch = (): void =>
        new MutationObserver((changes) => {
          for (const {addedNodes, target} of changes) {
            for (const node of addedNodes) {
              if (
                node instanceof HTMLElement &&
                /^(?:NAV|MAIN|FOOTER|ARTICLE)$/.test(node.tagName)
              ) {
                window.movedParts.push(`${node.tagName} in ${target.nodeName}`);
              }
            }
          }
        }).observe(document.body, {childList: true, subtree: true});
      document.addEventListener('DOMContentLoaded', watch);
    });
    await open(page, address);
    expect(await page.evaluate(() => window.movedParts)).toEqual([]);
  });
}
