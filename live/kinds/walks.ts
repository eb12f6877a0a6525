import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {Browser} from '@playwright/test';
import {findPages} from '../../scripts/lint-prose/findPages';
import {parseMdx} from '../../scripts/lint-prose/parsePage';
import type {Check, Kind, LiveServer} from '../types';
import {collectBoldWords, collectSteps} from '../walks/collectBoldWords';
import {compareWords, type KnownWords} from '../walks/compareWords';
import {launchBrowser} from '../walks/openInterface';
import {readWordsOfProduct} from '../walks/readWordsOfProduct';
import {runWalk} from '../walks/runWalk';
import {walks} from '../walks/visits';

const root = join(import.meta.dirname, '../..');

/**
 * Every bold word of every page is looked up. On a page whose steps are walked, the interface must have shown
 * it on the way, or it must be the name of a component or field; on the others, it must stand somewhere in the
 * product's interface files, which is weaker.
 */
export const kind: Kind = {
  name: 'walks',
  collect: () => {
    const session = new WalkSession();
    const files = findPages([], root).filter((file) => basename(file) !== 'samples.mdx');
    return Promise.resolve(files.flatMap((file) => checkOf(file, session)));
  },
};

function checkOf(file: string, session: WalkSession): Check[] {
  const page = basename(file, '.mdx');
  const tree = parseMdx(readFileSync(join(root, file), 'utf8'));
  const words = collectBoldWords(tree);
  const names = walks.filter(({pages}) => pages.includes(page)).map(({name}) => name);
  if (words.length === 0 && names.length === 0) return [];
  const steps = names.length > 0 ? collectSteps(tree) : [];
  return [
    {
      id: names.length > 0 ? `${page}（${names.join('、')}）` : page,
      page,
      hash: hashOf([...new Set(words.map(({word}) => word))].sort(), steps),
      run: async (server) => {
        const known =
          names.length > 0 ? await session.seenBy(names, server) : await session.product(server);
        const faults = compareWords(file, page, words, known);
        return faults.length === 0
          ? {status: 'passed'}
          : {status: 'failed', message: [...new Set(faults)].join('\n')};
      },
    },
  ];
}

const hashOf = (words: string[], steps: string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([words, steps]))
    .digest('hex')
    .slice(0, 16);

/** Each walk is gone once, however many pages it stands for. */
class WalkSession {
  private readonly gone = new Map<string, Promise<ReadonlySet<string>>>();
  private products: ReturnType<typeof readWordsOfProduct> | undefined;
  private browser: Promise<Browser> | undefined;

  async product(server: LiveServer): Promise<KnownWords> {
    this.products ??= readWordsOfProduct(server);
    const {labels, mentions} = await this.products;
    return {has: (word) => labels.has(word) || mentions(word)};
  }

  async seenBy(names: string[], server: LiveServer): Promise<KnownWords> {
    this.products ??= readWordsOfProduct(server);
    const {labels} = await this.products;
    const seen: ReadonlySet<string>[] = [];
    for (const name of names) seen.push(await this.go(name, server));
    return {has: (word) => labels.has(word) || seen.some((words) => words.has(word))};
  }

  private go(name: string, server: LiveServer): Promise<ReadonlySet<string>> {
    const known = this.gone.get(name);
    if (known) return known;
    this.browser ??= launchBrowser(server.url);
    const walk = walks.find((candidate) => candidate.name === name)!;
    const going = this.browser.then((browser) =>
      runWalk(walk, server, browser, () => Promise.resolve()),
    );
    this.gone.set(name, going);
    return going;
  }
}
