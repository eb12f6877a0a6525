import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {builtScripts} from '../support/builtScripts';
import {sitemapPaths} from '../support/routes';

const scripts = builtScripts();

const scriptsWith = (pattern: RegExp) =>
  scripts.filter(({text}) => pattern.test(text)).map(({name}) => name);

/** The scripts that the page's HTML names. */
const announcedScripts = (page: string): string[] => {
  const html = readFileSync(path.join('build', page), 'utf8');
  return scripts.filter(({name}) => html.includes(`/assets/js/${name}`)).map(({text}) => text);
};

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

  it.each(['get-started-quickstart.html', 'api/create-flow.html'])(
    'of the first view of %s do not name pages: with more of them they do not grow',
    (page) => {
      const announced = announcedScripts(page);
      expect(announced.length).toBeGreaterThan(2);
      const text = announced.join('\n');
      expect(text).toContain('/:page(');
      const guides = sitemapPaths().filter((path) => !path.startsWith('/api/'));
      expect(guides.filter((path) => text.includes(`"${path}"`)).length).toBeLessThan(12);
    },
  );

  it('write Chinese as it is', () => {
    expect(scriptsWith(/(?:\\u[4-9][0-9a-f]{3}){3}/i)).toEqual([]);
  });
});
