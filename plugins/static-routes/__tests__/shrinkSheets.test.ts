import {describe, expect, it} from 'vitest';
import {shrinkSheets} from '../styles/shrinkSheets';

const shrink = (css: string, used: string[] = []): string =>
  shrinkSheets([css], new Set(used)).join('');

describe('variables', () => {
  it('that nobody reads are lost, also those that only such a variable reads', () => {
    expect(shrink(':root{--a:1;--b:var(--a)}p{order:2}')).toBe('p{order:2}');
  });

  it('with one value become that value, also through other variables', () => {
    expect(shrink(':root{--a:1px;--b:calc(var(--a)*2)}p{margin:var(--a)var(--b)}')).toBe(
      'p{margin:1px calc(1px *2)}',
    );
  });

  it('that another sheet reads are seen with it', () => {
    const sheets = [':root{--a:1px}', 'p{margin:var(--a)}'];
    expect(shrinkSheets(sheets, new Set())).toEqual(['', 'p{margin:1px}']);
  });

  it('that have the same value in the dark are constant, others are not', () => {
    const css = ':root{--a:1;--b:1}html[data-theme=dark]{--a:1;--b:2}p{x:var(--a);y:var(--b)}';
    expect(shrink(css)).toBe(':root{--b:1}html[data-theme=dark]{--b:2}p{x:1;y:var(--b)}');
  });

  it('that scripts know, some screens or some elements set stay', () => {
    const css =
      ':root{--a:1;--b:1;--c:1}@media print{:root{--b:2}}.x{--c:2}p{x:var(--a)var(--b)var(--c)}';
    expect(shrink(css, ['--a'])).toBe(css);
  });

  it('made of what an element may set differently stay', () => {
    const css = ':root{--a:1;--b:var(--a)}.x{--a:2}p{x:var(--b)}';
    expect(shrink(css)).toBe(css);
  });

  it('that are always set need no fallback', () => {
    const css = ':root{--a:1}.x{--a:2}p{x:var(--a,rgb(1,2,3));y:var(--b,1)}';
    expect(shrink(css)).toBe(':root{--a:1}.x{--a:2}p{x:var(--a);y:var(--b,1)}');
  });

  it('that hold a picture stay', () => {
    const css = ':root{--a:url(x.svg)}p{x:var(--a)}';
    expect(shrink(css)).toBe(css);
  });
});

describe('declarations', () => {
  it('that a later rule with the same selector replaces are lost', () => {
    expect(shrink('.a{color:red;order:1}.b{color:blue}.a{color:green}')).toBe(
      '.a{order:1}.b{color:blue}.a{color:green}',
    );
  });

  it('stay as a fallback for browsers that do not know the later value', () => {
    const css = '.a{color:red}.b{order:1}.a{color:color-mix(in srgb,red,blue)}';
    expect(shrink(css)).toBe(css);
  });

  it('stay when the later one is for some screens only, or weaker', () => {
    const css = '.a{color:red!important}@media print{.a{color:blue}}.a{color:green}';
    expect(shrink(css)).toBe(css);
  });

  it('of two fonts with one name stay', () => {
    const css = '@font-face{font-family:a;src:local(b)}@font-face{font-family:a;src:local(c)}';
    expect(shrink(css)).toBe(css);
  });

  it('that stand twice in a row are there once', () => {
    expect(shrink('.a{-webkit-mask:none;-webkit-mask:none;mask:none}')).toBe(
      '.a{-webkit-mask:none;mask:none}',
    );
  });
});
