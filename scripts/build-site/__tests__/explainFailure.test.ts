import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {explainFailure} from '../explainFailure';

const file = (name: string): string => path.resolve('docs', name);

describe('a failed build is explained', () => {
  it('for each page that does not compile, with file, line and cause', () => {
    const fault = (name: string, line: number, cause: string): string => `
  ╰─▶   × Error: MDX compilation failed for file "${file(name)}"
          │ Cause: ${cause}
          │ Details:
          │ {
          │   "column": 1,
          │   "line": ${line},
          │   "place": {
          │     "start": {
          │       "line": ${line},
          │     }
          │   },
          │   "reason": "${cause}"
          │ }
          │
          │     at compileToJSX (${file('x')}/utils.js:93:15)
  --------------------------`;
    const output = `\u001b[31m[ERROR]\u001b[39m Error: Unable to build website for locale zh.
    at tryToBuildLocale (${file('x')}/build.js:76:15) {
  [cause]: Error: Failed to compile due to Webpack errors.${fault('one.mdx', 8, '代码块的语言 klingon 不认识。')}${fault('two.mdx', 7, '没有组件 <Missing>。')}
      at processQueueWorker (${file('x')}/index.js:7765:41)
}
[INFO] Docusaurus version: 3.10.2
Node version: v20.20.2
`;
    expect(explainFailure(output)).toBe(
      'docs/one.mdx:8：代码块的语言 klingon 不认识。\ndocs/two.mdx:7：没有组件 <Missing>。',
    );
  });

  it('for a missing import, with the files that import it', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'pages-'));
    writeFileSync(path.join(directory, 'two.mdx'), 'import "./missing.mdx";');
    writeFileSync(path.join(directory, 'one.mdx'), '正文');
    const output = `[ERROR] Error: Unable to build website for locale zh. {
  [cause]: Error: Failed to compile due to Webpack errors.
  × Module not found: Can't resolve './missing.mdx' in '${directory}'
      ╭─[14:0]
   14 │ import "./missing.mdx";
      ╰────
      at compiler.js:49:24
}`;
    const explained = explainFailure(output);
    expect(explained).toMatch(/two\.mdx：引用的 \.\/missing\.mdx 没有找到。请改正路径/);
    expect(explained).not.toContain('one.mdx');
    expect(explained.split('\n')).toHaveLength(1);
  });

  it('for broken links, with the file of the page where it is known', () => {
    const output = `[ERROR] Error: Unable to build website for locale zh.
    at tryToBuildLocale (build.js:76:15) {
  [cause]: Error: Docusaurus found broken links!

Please check the pages of your site in the list below, and make sure you don't reference any path that does not exist.
Note: it's possible to ignore broken links with the 'onBrokenLinks' Docusaurus configuration.

Exhaustive list of all broken links found:
- Broken link on source page path = /about:
   -> linking to /no-such-page
   -> linking to /nor-this
- Broken link on source page path = /api/health:
   -> linking to /gone

      at throwError (logger.js:80:11)
}`;
    const find = (route: string) => (route === '/about' ? 'docs/about.mdx' : undefined);
    expect(explainFailure(output, find).split('\n')).toEqual([
      'docs/about.mdx：链接 /no-such-page 没有对应的页面。请改成现有的地址，或加上这个页面。',
      'docs/about.mdx：链接 /nor-this 没有对应的页面。请改成现有的地址，或加上这个页面。',
      '页面 /api/health：链接 /gone 没有对应的页面。请改成现有的地址，或加上这个页面。',
    ]);
  });

  it('in our own words where we have said them, without a stack trace', () => {
    const output = `[ERROR] EnvironmentError: 环境变量 DOCS_BASE_URL 的值 "x" 无效。必须以 / 开头。
    at readBaseUrl (site/environment.ts:68:11)
    at async loadSiteConfig (config.js:29:32)
[INFO] Docusaurus version: 3.10.2`;
    expect(explainFailure(output)).toBe('环境变量 DOCS_BASE_URL 的值 "x" 无效。必须以 / 开头。');
  });

  it('as the generator says it where we know no better, without a stack trace', () => {
    const output = `[ERROR] Error: Invalid sidebar file at "sidebars.ts".
These sidebar document ids do not exist:
- no-such-page
    at checkSidebars (sidebars.js:10:1)
`;
    expect(explainFailure(output).split('\n')).toEqual([
      'Invalid sidebar file at "sidebars.ts".',
      'These sidebar document ids do not exist:',
      '- no-such-page',
    ]);
  });
});
