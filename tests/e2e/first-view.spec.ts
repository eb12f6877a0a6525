import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

declare global {
  interface Window {
    /** What the scripts put elsewhere: the browser lays all of it out once more, and a slow phone stands still. */
    movedParts: string[];
    /** Whether the theme had started 1.5 seconds after the page was loaded, by the page's own clock. */
    hasStartedEarly?: string;
    /** The tab that was chosen when the page was loaded. */
    tabAtLoad?: string | null;
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

test.describe('a long page on a phone', {tag: '@static-routes'}, () => {
  test.use({viewport: {width: 390, height: 844}});

  /** A large part in the middle, far from what is seen at the top and at the end. */
  const middlePart = (page: Page): Locator => page.locator('.part > .flow').nth(6);

  const isLaidOut = (part: Element): boolean =>
    part.firstElementChild!.checkVisibility({contentVisibilityAuto: true});

  const isMiddleLaidOut = (page: Page): Promise<boolean> => middlePart(page).evaluate(isLaidOut);

  const distanceFromTop = (page: Page, id: string): Promise<number> =>
    page.evaluate((name) => document.getElementById(name)!.getBoundingClientRect().top, id);

  test('is laid out as it is read, from its top on', async ({page}) => {
    await open(page, '/components-vector-stores');
    expect(await isMiddleLaidOut(page)).toBe(false);
    await middlePart(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isMiddleLaidOut(page)).toBe(true);
  });

  test('lands on words of a section that is not laid out yet when they are searched on the page', async ({
    page,
  }) => {
    await open(page, '/components-vector-stores');
    const section = page.locator('.part').nth(20);
    expect(await section.evaluate(isLaidOut)).toBe(false);
    const words = await section.evaluate((part) => {
      const longest = [...part.querySelectorAll(':scope > p')]
        .flatMap(({childNodes}) => [...childNodes])
        .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
        .map(({textContent}) => textContent!)
        .sort((one, other) => other.length - one.length)[0]!;
      return longest.slice(0, 20);
    });
    expect(words).toHaveLength(20);
    await page.evaluate(
      (text) => (window as unknown as {find(text: string): void}).find(text),
      words,
    );
    const found = () =>
      page.evaluate(() => {
        const place = window.getSelection()!.getRangeAt(0).getBoundingClientRect();
        return place.height > 0 && place.top >= 0 && place.bottom <= window.innerHeight;
      });
    await expect.poll(found).toBe(true);
    expect(await page.evaluate(() => window.getSelection()!.toString())).toBe(words);
    expect(await section.evaluate(isLaidOut)).toBe(true);
  });

  for (const address of ['/components-vector-stores', '/get-started-quickstart', '/troubleshoot']) {
    test(`${address} is about as long before it is laid out as after`, async ({page}) => {
      await open(page, address);
      const estimated = await page.evaluate(() => document.body.scrollHeight);
      await page.evaluate(() => document.documentElement.removeAttribute('data-from-top'));
      const real = await page.evaluate(() => document.body.scrollHeight);
      expect(estimated / real).toBeGreaterThan(0.9);
      expect(estimated / real).toBeLessThan(1.8);
    });
  }

  test('keeps its distances when a section is laid out by itself', async ({page}) => {
    await open(page, '/get-started-quickstart');
    const gaps = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.part')].map((part) => {
          const before = part.previousElementSibling!.getBoundingClientRect().bottom;
          return Math.round(part.firstElementChild!.getBoundingClientRect().top - before);
        }),
      );
    const apart = await gaps();
    await page.evaluate(() => document.documentElement.removeAttribute('data-from-top'));
    expect(apart.length).toBeGreaterThan(3);
    expect(apart).toEqual(await gaps());
  });

  test('is laid out whole for a jump on it, which lands on its heading', async ({page}) => {
    await open(page, '/components-vector-stores');
    const id = await page.locator('.markdown h2').last().getAttribute('id');
    await page.locator('[class*="tocCollapsibleButton"]').click();
    await page.locator(`.theme-doc-toc-mobile a[href="#${id}"]`).click();
    await expect.poll(() => distanceFromTop(page, id!)).toBeLessThan(150);
    expect(await isMiddleLaidOut(page)).toBe(true);
    expect(await distanceFromTop(page, id!)).toBeGreaterThanOrEqual(0);
  });

  test('is laid out whole for whoever comes to an anchor, or returns to a place', async ({
    page,
  }) => {
    await open(page, '/components-vector-stores');
    const id = await page.locator('.markdown h2').last().getAttribute('id');
    await open(page, `/components-vector-stores?by-anchor#${id}`);
    expect(await isMiddleLaidOut(page)).toBe(true);
    await expect.poll(() => distanceFromTop(page, id!)).toBeLessThan(150);

    await open(page, '/components-vector-stores');
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    expect(await isMiddleLaidOut(page)).toBe(true);
  });
});

test.describe('a phone that shows a page', {tag: '@static-routes'}, () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  const hasStarted = (page: Page): Locator => page.locator('html[data-has-hydrated="true"]');

  test.beforeEach(async ({page}) => {
    await page.addInitScript(() =>
      window.addEventListener('load', () => {
        const chosen = document.querySelector('.tabs__tab[aria-selected="true"]');
        window.tabAtLoad = chosen instanceof HTMLElement ? chosen.dataset.value : null;
        setTimeout(() => {
          window.hasStartedEarly = document.documentElement.dataset.hasHydrated;
        }, 1500);
      }),
    );
  });

  const startedEarly = async (page: Page): Promise<string | undefined> => {
    await page.waitForFunction(() => window.hasStartedEarly !== undefined);
    return page.evaluate(() => window.hasStartedEarly);
  };

  for (const address of ['/', '/get-started-quickstart', '/api/create-flow']) {
    test(`is left in peace while ${address} is looked at, and starts in the end`, async ({
      page,
    }) => {
      await page.goto(address);
      expect(await startedEarly(page)).toBe('false');
      await hasStarted(page).waitFor();
    });
  }

  /** Nothing else waits this long. */
  const doNotStartByLooking = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      const wait = window.setTimeout.bind(window);
      window.setTimeout = ((run: TimerHandler, delay?: number) =>
        delay === 3000 ? 0 : wait(run, delay)) as typeof window.setTimeout;
    });

  test('runs nothing of Preact before it is used', async ({page}) => {
    await doNotStartByLooking(page);
    /** Modules are functions whose name is a number. */
    const ranModules = async (): Promise<string[]> =>
      (await page.coverage.stopJSCoverage()).flatMap(({source = '', functions}) =>
        functions
          .filter(({functionName, ranges}) => /^\d+$/.test(functionName) && ranges[0]!.count > 0)
          .map(({ranges}) => source.slice(ranges[0]!.startOffset, ranges[0]!.endOffset)),
      );
    const ofPreact = (modules: string[]): string[] =>
      modules.filter((module) => module.includes('UNSAFE_'));

    await page.coverage.startJSCoverage();
    await page.goto('/');
    await startedEarly(page);
    const before = await ranModules();
    expect(before.length).toBeGreaterThan(10);
    expect(ofPreact(before)).toEqual([]);

    await page.coverage.startJSCoverage();
    await page.goto('/?used');
    await hasStarted(page).waitFor();
    expect(ofPreact(await ranModules())).not.toEqual([]);
  });

  test('starts when it is touched', async ({page}) => {
    await doNotStartByLooking(page);
    await page.goto('/get-started-quickstart');
    expect(await startedEarly(page)).toBe('false');
    await page.locator('h1').tap();
    await hasStarted(page).waitFor();
  });

  test('opens its menu at the first touch', async ({page}) => {
    await page.goto('/get-started-quickstart');
    await page.locator('.navbar__toggle').tap();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  });

  test('opens the search at the first touch', async ({page}) => {
    await page.goto('/api/create-flow');
    await page.getByRole('button', {name: '搜索', exact: false}).first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  /** Scripts arrive when the function that it gives is called. */
  async function holdScripts(page: Page): Promise<() => void> {
    let send = (): void => undefined;
    const isSent = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/assets/js/main.*', async (route) => {
      await isSent;
      await route.continue();
    });
    return send;
  }

  test('opens the search that was touched before any script had come', async ({page}) => {
    await doNotStartByLooking(page);
    const sendScripts = await holdScripts(page);
    await page.goto('/api/create-flow', {waitUntil: 'commit'});
    await page.getByRole('button', {name: '搜索', exact: false}).first().tap();
    sendScripts();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`opens the search that ${key} asked for before any script had come`, async ({page}) => {
      await doNotStartByLooking(page);
      const sendScripts = await holdScripts(page);
      await page.goto('/get-started-quickstart', {waitUntil: 'commit'});
      await page.getByRole('button', {name: '搜索', exact: false}).first().waitFor();
      await page.keyboard.press(key);
      sendScripts();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  test('turns to the tab that was touched before any script had come', async ({page}) => {
    const sendScripts = await holdScripts(page);
    await page.goto('/get-started-installation', {waitUntil: 'commit'});
    const tab = page.locator('.tabs__tab[aria-selected="false"]').first();
    await tab.tap();
    const name = (await tab.textContent())!;
    sendScripts();
    await expect(
      page.locator('.tabs').first().getByRole('tab', {name, exact: true, selected: true}),
    ).toBeVisible();
  });

  for (const address of ['/', '/get-started-quickstart', '/api/create-flow']) {
    test(`fetches no script before ${address} has been shown`, async ({page}) => {
      await page.goto(address);
      await hasStarted(page).waitFor();
      const [isShown, scripts] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        performance
          .getEntriesByType('resource')
          .filter(({name}) => name.includes('/assets/js/'))
          .map(({startTime}) => startTime),
      ]);
      expect(scripts.length).toBeGreaterThan(1);
      expect(Math.min(...scripts)).toBeGreaterThan(isShown);
    });
  }

  test('follows a link that is touched before it starts', async ({page}) => {
    await page.goto('/get-started-quickstart');
    await page.locator('.pagination-nav__link--next').tap();
    await expect(page.locator('h1')).not.toHaveText('快速入门');
    await hasStarted(page).waitFor();
  });

  test('starts at once for an address that asks for more than the page', async ({page}) => {
    await doNotStartByLooking(page);
    await page.goto('/get-started-quickstart?from=test');
    await hasStarted(page).waitFor();
    await page.goto('/get-started-installation#windows');
    await hasStarted(page).waitFor();
  });

  test('shows the tab of last time from the start', async ({page}) => {
    await page.goto('/get-started-quickstart');
    const other = page.locator('.tabs[data-tab-group] .tabs__tab[aria-selected="false"]').first();
    const value = await other.getAttribute('data-value');
    await other.tap();
    await page.goto('/get-started-quickstart?again');
    await page.goto('/get-started-quickstart');
    await page.waitForFunction(() => window.tabAtLoad !== undefined);
    expect(await page.evaluate(() => window.tabAtLoad)).toBe(value);
  });
});

test.describe('the menu of a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('is drawn when it is opened, not before', async ({page}) => {
    await open(page, '/get-started-quickstart');
    await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await page.locator('.navbar-sidebar__close').click();
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  });
});

test('what the scripts change in a part of the first view is changed: a group of the sidebar is no link to its first page', async ({
  page,
}) => {
  await open(page, '/get-started-quickstart');
  const group = page.locator('.theme-doc-sidebar-menu .menu__link--sublist').first();
  await expect(group).toHaveAttribute('href', '#');
});
