import {describe, expect, it} from 'vitest';
import {analyticsTraces} from '../support/analyticsVariant';
import {builtScripts} from '../support/builtScripts';

const scripts = builtScripts();

describe('scripts of the built site', () => {
  it('have the Chinese of every message that the theme can show', () => {
    const ids = scripts.flatMap(({text}) => [...text.matchAll(/\bid:"(theme\.[\w.]+)"/g)]);
    const used = [...new Set(ids.map(([, id]) => id!))];
    expect(used.length).toBeGreaterThan(20);
    const main = scripts.find(({name}) => name.startsWith('main.'))!.text;
    expect(used.filter((id) => !main.includes(`"${id}":"`))).toEqual([]);
  });

  it('are all different: a module imported in two places is no second download', () => {
    const codes = new Map<string, string[]>();
    for (const {name, text} of scripts) {
      const code = text.replace(/\.push\(\[\["\d+"\]/, '');
      codes.set(code, [...(codes.get(code) ?? []), name]);
    }
    expect(codes.size).toBeGreaterThan(10);
    expect([...codes.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  // That a build with analytics has each of them is tested in tests/e2e/analytics.spec.ts.
  it.each(analyticsTraces)('have no trace of analytics when none is configured: %s', (trace) => {
    expect(scripts.filter(({text}) => text.includes(trace)).map(({name}) => name)).toEqual([]);
  });
});
