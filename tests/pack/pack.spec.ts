import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {placeholderBase} from '../../scripts/pack/placeholders';
import {expect, open, test} from '../support/test';
import {archive} from './archive';
import {servePlainly} from './plainServer';
import {unpackZip} from './unpackZip';

let folder: string;
let names: string[];

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'langflow-docs-pack-'));
  names = unpackZip(archive, folder);
});

test.afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('no link, style or picture in the pack names the place it was built for', () => {
  const inAttribute = new RegExp(`=["']?${placeholderBase}|url\\(["']?${placeholderBase}`);
  const faulty = names
    .filter((name) => /\.(?:html|css)$/.test(name))
    .filter((name) => inAttribute.test(readFileSync(path.join(folder, name), 'utf8')));
  expect(faulty).toEqual([]);
});

for (const mount of ['/', '/some/sub/']) {
  test.describe(`served under ${mount} by a server that rewrites nothing, the pack has`, () => {
    let site: Awaited<ReturnType<typeof servePlainly>>;

    test.beforeEach(async () => {
      site = await servePlainly(folder, mount);
    });

    test.afterEach(() => {
      site.close();
      expect(site.missing).toEqual([]);
    });

    test('pages, links, pictures and addresses that can be loaded again', async ({page}) => {
      const heading = page.getByRole('heading', {level: 1});
      await open(page, site.url);
      await expect
        .poll(() =>
          page
            .locator('img.hero-block__image')
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      await page.locator('.hero-block a[href*="get-started-quickstart"]').first().click();
      await expect(heading).toHaveText('快速入门');
      await expect(page).toHaveURL(new RegExp(`^${site.url}get-started-quickstart/?$`));
      await page.reload();
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await expect(heading).toHaveText('快速入门');

      await page.locator('.pagination-nav__link--next').click();
      await expect(heading).not.toHaveText('快速入门');
      const address = new URL(page.url()).pathname;
      await page.locator('.table-of-contents__link').last().click();
      await expect.poll(() => new URL(page.url()).hash).not.toBe('');
      expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(address.replace(/\/$/, ''));
    });

    test('the search dialog, the search page and old addresses', async ({page}) => {
      const heading = page.getByRole('heading', {level: 1});
      await open(page, `${site.url}about-langflow/`);
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox').fill('数据类型');
      const hit = page.locator('.search-dialog__hit a[href*="data-types"]').first();
      await expect(hit).toBeVisible();
      await hit.click();
      await expect(heading).toHaveText('Langflow 数据类型');
      await expect(page).toHaveURL(new RegExp(`${mount}data-types`));

      await open(page, `${site.url}search/?q=Webhook`);
      await expect(page.getByRole('main').locator('a[href*="webhook"]').first()).toBeVisible();

      await page.goto(`${site.url}getting-started-quickstart/?a=1#b`);
      await expect(heading).toHaveText('快速入门');
      await expect(page).toHaveURL(/\/get-started-quickstart\/?\?a=1#b$/);
    });

    test('the API reference, the colour mode and the way home', async ({page}) => {
      await open(page, `${site.url}api/simplified-run-flow/`);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('.code').first()).toBeVisible();
      const mode = page.getByRole('button', {name: /切换颜色模式/});
      await mode.click();
      await mode.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await page.locator('.navbar__brand').click();
      await expect(page).toHaveURL(site.url);
    });

    test('its real address where a command needs one', async ({page}) => {
      await open(page, `${site.url}simple-agent/`);
      await expect(page.locator('.flow-menu').first()).toContainText(`${site.url}create-flow.py`);
      await open(page, `${site.url}agents/`);
      await page.locator('main a[href*="simple-agent"]').first().click();
      await expect(page).toHaveURL(new RegExp(`^${site.url}simple-agent/?$`));
      await expect(page.locator('.flow-menu').first()).toContainText(`${site.url}create-flow.py`);
    });

    test.describe('a menu', () => {
      for (const place of ['', 'agents/', 'integrations/notion/setup/']) {
        test(`whose links lead to its own pages, on /${place}`, async ({page}) => {
          const menu = page.locator('.theme-doc-sidebar-menu');
          const whole = page.waitForResponse(/\/assets\/menu\.\w+\.json$/);
          await open(page, site.url + place);
          await (await whole).finished();
          await menu.getByRole('link', {name: '部署', exact: true}).click();
          await expect(menu.locator('a[href$="/deployment-public-server"]')).toBeVisible();
          const paths = await menu
            .locator('a[href]')
            .evaluateAll((links: HTMLAnchorElement[]) => links.map(({pathname}) => pathname));
          expect(paths.length).toBeGreaterThan(10);
          expect(paths.filter((path) => !path.startsWith(mount))).toEqual([]);
        });
      }
    });

    test('an MCP server that reads it', async () => {
      const client = new Client({name: 'test', version: '1'});
      const args = [path.join(folder, 'mcp.mjs'), '--site', site.url];
      await client.connect(
        new StdioClientTransport({command: process.execPath, args, stderr: 'ignore'}),
      );
      const answers = await Promise.all([
        client.callTool({name: 'search_docs', arguments: {query: '快速入门', limit: 1}}),
        client.callTool({name: 'list_pages', arguments: {section: '部署'}}),
      ]);
      await client.close();
      expect(JSON.stringify(answers[0])).toContain(`${site.url}get-started-quickstart`);
      expect(JSON.stringify(answers[1])).toContain(' /deployment-docker：');
    });
  });
}
