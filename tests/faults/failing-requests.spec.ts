import {createHash} from 'node:crypto';
import {expect, test, type Page} from '@playwright/test';
import {count} from '../support/count';
import {seededRandom} from './seededRandom';

const navigationsPerSeed = 50;
const seeds = [1, 2, 3, 4];
const failingShare = 0.25;
/** Each file that is still missing fails again with some probability: fifteen times means that Retry leads nowhere. */
const mostRetries = 15;
/** One reload of its own for each navigation, and one for each Retry. */
const mostDocuments = mostRetries + 2;

type Fate = 'arrives' | 'is cut off' | 'is refused';

/** Decided by the address and by how often it was asked for, because the order of requests may change. */
function decideFates(seed: number): (url: string) => Fate {
  const asked = new Map<string, number>();
  return (url) => {
    const times = (asked.get(url) ?? 0) + 1;
    asked.set(url, times);
    const {pathname} = new URL(url);
    const digest = createHash('sha256').update(`${seed} ${times} ${pathname}`).digest();
    if (digest.readUInt32BE(0) / 2 ** 32 >= failingShare) {
      return 'arrives';
    }
    return digest.readUInt8(4) % 2 === 0 ? 'is cut off' : 'is refused';
  };
}

interface Outcome {
  hasArrived: boolean;
  /** What the reader is told, with a Retry that was not pressed yet. */
  message: string | undefined;
}

interface Target {
  path: string;
  /** The address changes before the page does; its title comes with its words. */
  title: string;
}

async function readTarget(page: Page, path: string): Promise<Target> {
  const html = await (await page.request.get(path)).text();
  const [, title] = /<title[^>]*>([^<]*)</.exec(html)!;
  return {path, title: title!.replaceAll('&lt;', '<').replaceAll('&amp;', '&')};
}

/** Undefined while the document is being exchanged. */
const readOutcome = (page: Page, target: Target): Promise<Outcome | undefined> =>
  page
    .evaluate(({path, title}) => {
      const retry = [...document.querySelectorAll('[role="alert"] button')].find(
        (button) => !button.hasAttribute('data-pressed') && button.textContent.startsWith('重试'),
      );
      return {
        hasArrived:
          window.location.pathname === path &&
          document.documentElement.dataset.hasHydrated === 'true' &&
          document.title === title &&
          document.querySelector('h1') !== null,
        message: retry?.parentElement?.textContent,
      };
    }, target)
    .catch(() => undefined);

/** Marked, so that the same message is not taken for a new one while Retry is at work. */
const pressRetry = (page: Page): Promise<void> =>
  page
    .evaluate(() => {
      const retry = document.querySelector<HTMLElement>(
        '[role="alert"] button:not([data-pressed])',
      );
      retry?.setAttribute('data-pressed', '');
      retry?.click();
    })
    // The click may exchange the document before it is answered.
    .catch(() => undefined);

/** Where the links of this page lead, within the site; they may still be on their way. */
async function linkedPaths(page: Page): Promise<string[]> {
  let paths: string[] = [];
  await expect
    .poll(async () => {
      paths = await page.evaluate(() => [
        ...new Set(
          [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"], nav a[href^="/"]')]
            // The links of a picture are elements of another kind, without a path or a click.
            .filter((link) => link instanceof HTMLAnchorElement)
            .filter(({pathname, target}) => target !== '_blank' && !/\.\w+$/.test(pathname))
            .map(({pathname}) => pathname)
            .filter((path) => path !== window.location.pathname),
        ),
      ]);
      return paths.length;
    })
    .toBeGreaterThan(0);
  return paths;
}

const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((wanted) => {
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"], nav a[href^="/"]')]
      .find(({pathname, target}) => pathname === wanted && target !== '_blank')!
      .click();
  }, path);

for (const seed of seeds) {
  test(`${navigationsPerSeed} navigations with a quarter of the requests failing, seed ${seed}: each arrives or says why not`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    const random = seededRandom(seed);
    const fateOf = decideFates(seed);
    let documents = 0;
    let failed = 0;
    let told = 0;
    // A browser keeps what has arrived under a name with a hash; with requests intercepted it keeps nothing.
    const kept = new Set<string>();
    await page.route('**/*', (route) => {
      const request = route.request();
      // That a document does not come, the browser says itself; what is tested is ours.
      if (request.isNavigationRequest()) {
        documents += 1;
        return route.continue();
      }
      const fate = kept.has(request.url()) ? 'arrives' : fateOf(request.url());
      if (fate === 'arrives') {
        if (new URL(request.url()).pathname.startsWith('/assets/')) {
          kept.add(request.url());
        }
        return route.continue();
      }
      failed += 1;
      return fate === 'is cut off' ? route.abort() : route.fulfill({status: 503, body: 'down'});
    });

    let target = await readTarget(page, '/about-langflow');
    await page.goto(target.path);
    for (let navigation = 0; navigation < navigationsPerSeed; navigation += 1) {
      for (let retries = 0; ; retries += 1) {
        let outcome: Outcome | undefined;
        await expect
          .poll(
            async () => {
              outcome = await readOutcome(page, target);
              return outcome?.hasArrived === true || outcome?.message !== undefined;
            },
            {message: `${target.path}: a page or a message`, timeout: 90_000},
          )
          .toBe(true);
        if (outcome?.hasArrived) {
          break;
        }
        told += 1;
        expect(retries, `${target.path}: Retry leads on`).toBeLessThan(mostRetries);
        await pressRetry(page);
      }
      expect(documents, `${target.path}: no loop`).toBeLessThanOrEqual(mostDocuments);
      documents = 0;
      // The next page is as exposed as the first.
      kept.clear();
      target = await readTarget(page, random.pick(await linkedPaths(page)));
      await follow(page, target.path);
    }
    count('四分之一请求失败时的跳转', navigationsPerSeed);
    count('其中失败的请求', failed);
    count('其中显示的提示', told);
  });
}
