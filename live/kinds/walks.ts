import {createHash} from 'node:crypto';
import type {Kind} from '../types';
import {launchBrowser} from '../walks/openInterface';
import {runWalk} from '../walks/runWalk';
import {keepSeenWords} from '../walks/seenWords';
import {walks} from '../walks/visits';
import {walkedPages} from '../walks/walkedPages';

/**
 * Each walk is one check: the interface lets a reader go it. The words that it shows are kept, and `npm test`
 * compares them with the bold words of the pages.
 */
export const kind: Kind = {
  name: 'walks',
  collect: () => {
    const pages = walkedPages();
    return Promise.resolve(
      walks.map((walk) => {
        const steps = pages.filter(({page}) => walk.pages.includes(page)).map((page) => page.steps);
        return {
          id: walk.name,
          page: walk.pages[0]!,
          hash: createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 16),
          run: async (server) => {
            const browser = await launchBrowser(server.url);
            try {
              const seen = await runWalk(walk, server, browser, () => Promise.resolve());
              keepSeenWords(walk.name, seen);
              return {status: 'passed'};
            } finally {
              await browser.close();
            }
          },
        };
      }),
    );
  },
};
