import {redirects} from '../../site/redirects';
import {serveFolder} from '../support/staticServer';
import {expect, test} from '../support/test';

const pairs = redirects.flatMap(({to, from}) => from.map((path) => ({from: path, to})));
const half = Math.ceil(pairs.length / 2);

for (const part of [pairs.slice(0, half), pairs.slice(half)]) {
  test(`legacy paths from ${part[0]!.from} on lead to their pages with query and hash`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    // A plain file server, as a static host is one: the development server drops the query of /x/ itself.
    const server = await serveFolder('build');
    for (const {from, to} of part) {
      await page.goto(`${server.url}${encodeURI(from)}?from=old#place`);
      await expect(page).toHaveURL(`${server.url}${to}?from=old#place`);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    }
    server.close();
  });
}
