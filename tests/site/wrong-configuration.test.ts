import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {describe, expect, it} from 'vitest';
import {composePage, copySite, type Pages} from '../support/copySite';

interface Mistake {
  /** A file of this project, with a change that makes it wrong. */
  file?: {path: string; replace: [string | RegExp, string]};
  environment?: Record<string, string>;
  /** Pages that take the place of all of docs/, so that the build is short. */
  pages?: Pages;
}

const command = ['node', '--import', 'tsx', 'scripts/build-site/cli.ts'];
const lastGood = '上一次构建的首页';

/** A copy of the site with the mistake, and with a build that was good. */
function prepare(name: string, {file, pages}: Mistake): string {
  const directory = path.join('.cache/wrong-configuration', name);
  copySite(directory, pages);
  if (file) {
    const source = readFileSync(file.path, 'utf8');
    const [wrong, instead] = file.replace;
    const changed = source.replace(wrong, instead);
    expect(changed).not.toBe(source);
    writeFileSync(path.join(directory, file.path), changed);
  }
  mkdirSync(path.join(directory, 'build'));
  writeFileSync(path.join(directory, 'build', 'index.html'), lastGood);
  return directory;
}

const builtHome = (directory: string): string =>
  readFileSync(path.join(directory, 'build', 'index.html'), 'utf8');

/** Builds the copy; whatever goes wrong, the last good build stays and no stack trace is shown. */
async function build(
  name: string,
  mistake: Mistake,
): Promise<{status: number | null; output: string}> {
  const directory = prepare(name, mistake);
  // Not waited for in one piece: the test runner wants to hear of its worker every minute.
  const child = spawn('npx', command, {
    cwd: directory,
    env: {...process.env, ...mistake.environment},
  });
  const [stdout, stderr, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  expect(builtHome(directory)).toBe(lastGood);
  expect(existsSync(path.join(directory, 'build.new'))).toBe(false);
  expect(stderr).not.toMatch(/^\s+at /m);
  return {status, output: stdout + stderr};
}

describe('a build with a mistake in the configuration stops and says what is wrong', () => {
  it('for a sidebar entry without a page', async () => {
    const {status, output} = await build('doc-id', {
      file: {
        path: 'sidebars.ts',
        replace: ["'get-started/about-langflow'", "'get-started/no-such-page'"],
      },
    });
    expect(output).toMatch(
      /Invalid sidebar file at "sidebars\.ts"[^]*do not exist:\s+- get-started\/no-such-page\s[^]*Available document ids[^]*- get-started\/about-langflow\s/,
    );
    expect(status).toBe(1);
  });

  it('for a navbar item with an unknown sidebar', async () => {
    const {status, output} = await build('sidebar-id', {
      file: {path: 'site/navbar.ts', replace: ["sidebarId: 'docs'", "sidebarId: 'guides'"]},
    });
    expect(output).toContain('themeConfig.navbar.items[0].sidebarId 的值 "guides"');
    expect(output).toContain('现有的编号：docs');
    expect(status).toBe(1);
  });

  it('for a malformed environment variable', async () => {
    const {status, output} = await build('environment', {environment: {DOCS_BASE_URL: 'langflow'}});
    expect(output).toContain('环境变量 DOCS_BASE_URL 的值 "langflow" 无效');
    expect(output).toContain('必须以 / 开头并以 / 结尾');
    expect(status).toBe(1);
  });

  it('for a mistyped name of a setting', async () => {
    const {status, output} = await build('setting-name', {environment: {DOCS_BASEURL: '/x/'}});
    expect(output).toContain('没有环境变量 DOCS_BASEURL。DOCS_ 开头的有：DOCS_URL、DOCS_BASE_URL');
    expect(status).toBe(1);
  });

  it('for a page outside the sidebar', async () => {
    const {status, output} = await build('lost-page', {
      file: {path: 'sidebars.ts', replace: [/^.*'get-started\/about-langflow',?\n/m, '']},
    });
    expect(output).toContain(
      "docs/get-started/about-langflow.mdx：sidebars.ts 里没有 'get-started/about-langflow'",
    );
    expect(status).toBe(1);
  });

  it('for pages that do not compile, each with its file and line', async () => {
    const {status, output} = await build('pages', {
      pages: {
        one: composePage('一', '```klingon\nx\n```'),
        two: composePage('二', '<Missing />'),
      },
    });
    expect(output).toContain('docs/one.mdx:5：代码块的语言 klingon 不认识');
    expect(output).toContain('docs/two.mdx:5：没有组件 <Missing>');
    expect(status).toBe(1);
  });

  it('and one that is killed leaves the last good one, too', async () => {
    const directory = prepare('killed', {});
    const child = spawn('npx', command, {cwd: directory, detached: true});
    await new Promise<void>((resolve, reject) => {
      child.on('close', () => reject(new Error('The build ended before it could be killed.')));
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.includes('Creating an optimized production build')) {
          resolve();
        }
      });
    });
    const closed = new Promise((resolve) => child.on('close', resolve));
    process.kill(-child.pid!, 'SIGKILL');
    await closed;
    expect(builtHome(directory)).toBe(lastGood);
  });

  it('for half of the settings of Algolia', async () => {
    const {status, output} = await build('algolia', {environment: {ALGOLIA_APP_ID: 'TESTAPP'}});
    expect(output).toContain('`apiKey` is missing. 使用 Algolia 需要同时设置');
    expect(status).toBe(1);
  });
});
