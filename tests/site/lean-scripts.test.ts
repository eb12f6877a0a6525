import {describe, expect, it} from 'vitest';
import {builtScripts} from '../support/builtScripts';
import {sitemapPaths} from '../support/routes';

const scripts = builtScripts();

const scriptsWith = (pattern: RegExp) =>
  scripts.filter(({text}) => pattern.test(text)).map(({name}) => name);

/** What plugins/static-routes brings about. */
describe('scripts of the built site', () => {
  it('contain no highlighter', () => {
    expect(
      scriptsWith(/Prism\.languages|\.tokenize\(|lookbehind:!0|createHighlighter|tmLanguage/),
    ).toEqual([]);
  });

  it('contain no words of a page: they are in its HTML', () => {
    expect(scriptsWith(/Langflow 的服务器设置都来自环境变量/)).toEqual([]);
  });

  it('know pages by rule: with more pages the script of a first view does not grow by their addresses', () => {
    const {text} = scripts.find(({name}) => name.startsWith('main.'))!;
    expect(text).toContain('/:page(');
    const named = sitemapPaths().filter((path) => text.includes(`"${path}"`));
    expect(named.length).toBeLessThan(12);
  });

  it('write Chinese as it is', () => {
    expect(scriptsWith(/(?:\\u[4-9][0-9a-f]{3}){3}/i)).toEqual([]);
  });
});
