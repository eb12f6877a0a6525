import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

interface Mistake {
  /** A file of this project, with a change that makes it wrong. */
  file?: {path: string; replace: [string, string]};
  environment?: Record<string, string>;
}

/** Read as they stand; everything else at the root is copied, because a module sees its neighbours through it. */
const linked = ['docs', 'i18n', 'node_modules', 'openapi', 'plugins', 'src', 'static'];
const copied = ['docusaurus.config.ts', 'package.json', 'sidebars.ts', 'site', 'tsconfig.json'];

/** Builds a copy of the site with the mistake. */
function build(
  name: string,
  {file, environment}: Mistake,
): {status: number | null; output: string} {
  const directory = path.resolve('.cache/wrong-configuration', name);
  rmSync(directory, {recursive: true, force: true});
  mkdirSync(directory, {recursive: true});
  linked.forEach((entry) => symlinkSync(path.resolve(entry), path.join(directory, entry)));
  copied.forEach((entry) => cpSync(entry, path.join(directory, entry), {recursive: true}));
  if (file) {
    const text = readFileSync(file.path, 'utf8');
    const changed = text.replace(...file.replace);
    expect(changed).not.toBe(text);
    writeFileSync(path.join(directory, file.path), changed);
  }
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: directory,
    env: {...process.env, ...environment},
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
}

describe('a build with a mistake in the configuration stops and says what is wrong', () => {
  it('for a sidebar entry without a page', () => {
    const {status, output} = build('doc-id', {
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

  it('for a navbar item with an unknown sidebar', () => {
    const {status, output} = build('sidebar-id', {
      file: {path: 'site/navbar.ts', replace: ["sidebarId: 'docs'", "sidebarId: 'guides'"]},
    });
    expect(output).toContain('themeConfig.navbar.items[0].sidebarId 的值 "guides"');
    expect(output).toContain('现有的编号：docs');
    expect(status).toBe(1);
  });

  it('for a malformed environment variable', () => {
    const {status, output} = build('environment', {environment: {DOCS_BASE_URL: 'langflow'}});
    expect(output).toContain('环境变量 DOCS_BASE_URL 的值 "langflow" 无效');
    expect(output).toContain('必须以 / 开头并以 / 结尾');
    expect(status).toBe(1);
  });

  it('for half of the settings of Algolia', () => {
    const {status, output} = build('algolia', {environment: {ALGOLIA_APP_ID: 'TESTAPP'}});
    expect(output).toContain('`apiKey` is missing. 使用 Algolia 需要同时设置');
    expect(status).toBe(1);
  });
});
