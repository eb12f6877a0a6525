import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {analyticsTraces} from '../support/analyticsVariant';

const scripts = readdirSync('build/assets/js')
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({name, text: readFileSync(`build/assets/js/${name}`, 'utf8')}));

const scriptsWith = (pattern: RegExp) =>
  scripts.filter(({text}) => pattern.test(text)).map(({name}) => name);

describe('scripts of the built site', () => {
  it('contain no highlighter', () => {
    expect(
      scriptsWith(/Prism\.languages|\.tokenize\(|lookbehind:!0|createHighlighter|tmLanguage/),
    ).toEqual([]);
  });

  it('contain no words of a page: they are in its HTML', () => {
    expect(scriptsWith(/Langflow 的服务器设置都来自环境变量/)).toEqual([]);
  });

  it('write Chinese as it is', () => {
    expect(scriptsWith(/(?:\\u[4-9][0-9a-f]{3}){3}/i)).toEqual([]);
  });

  it('have the Chinese of every message that the theme can show', () => {
    const ids = scripts.flatMap(({text}) => [...text.matchAll(/\bid:"(theme\.[\w.]+)"/g)]);
    const used = [...new Set(ids.map(([, id]) => id!))];
    expect(used.length).toBeGreaterThan(20);
    const main = scripts.find(({name}) => name.startsWith('main.'))!.text;
    expect(used.filter((id) => !main.includes(`"${id}":"`))).toEqual([]);
  });

  // That a build with analytics has each of them is tested in tests/e2e/analytics.spec.ts.
  it.each(analyticsTraces)('have no trace of analytics when none is configured: %s', (trace) => {
    expect(scripts.filter(({text}) => text.includes(trace)).map(({name}) => name)).toEqual([]);
  });
});
