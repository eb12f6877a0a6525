import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {dropThemeRules} from '../styles/dropThemeRules';

const themeFile = '/site/node_modules/infima/dist/css/default/default.css';

function drop(
  css: string,
  {from = themeFile, read = [] as string[], set = [] as string[]} = {},
): string {
  return postcss([dropThemeRules({read: new Set(read), set: new Set(set)})])
    .process(css, {from})
    .css.replace(/\s+/g, '');
}

describe('the theme’s style sheet', () => {
  it('loses the rules of parts that no page is made of', () => {
    expect(drop('.hero{color:red}.hero--dark a{color:red}.navbar{color:red}')).toBe(
      '.navbar{color:red}',
    );
  });

  it('keeps names that only begin alike', () => {
    const css = '.pagination-nav{a:b}.hero-block{a:b}.tabs__list{a:b}.footer-link{a:b}';
    expect(drop(css)).toBe(css);
  });

  it('loses single selectors of a list', () => {
    expect(drop('.alert a,.menu a{a:b}')).toBe('.menua{a:b}');
  });

  it('keeps a rule that only excludes an unused class', () => {
    const css = '.button:not(.button--link){a:b}';
    expect(drop(css)).toBe(css);
  });

  it('keeps the classes for one property that pages have, and no other', () => {
    expect(drop('.col--3{a:b}.col--4{a:b}.text--truncate{a:b}.text--center{a:b}')).toBe(
      '.col--3{a:b}.text--truncate{a:b}',
    );
  });

  it('loses variables that nobody reads, also those that only such a variable reads', () => {
    const css = ':root{--a:1;--b:var(--a);--c:2;--d:var(--c);--e:3}p{order:var(--d)}';
    expect(drop(css, {read: ['--e'], set: ['--c', '--d']})).toBe(
      ':root{--c:2;--d:var(--c);--e:3}p{order:var(--d)}',
    );
  });

  it('has the value in place of a variable that nobody else knows', () => {
    const css = ':root{--a:1px;--b:calc(var(--a)*2)}p{margin:var(--a) var(--b)}';
    expect(drop(css)).toBe('p{margin:1pxcalc(1px*2)}');
  });

  it('keeps a variable that is set a second time, there or elsewhere, or read elsewhere', () => {
    const css = ':root{--a:1;--b:2;--c:3}.dark{--a:9}p{x:var(--a)var(--b)var(--c)}';
    expect(drop(css, {set: ['--b'], read: ['--c']})).toBe(css);
  });

  it('keeps a variable that is set for some screens only, or read with a fallback', () => {
    const css = '@mediaprint{:root{--a:1}}:root{--b:2}p{x:var(--a)var(--b,3)}';
    expect(drop(css.replace('@mediaprint', '@media print'))).toBe(css);
  });

  it('loses what becomes empty', () => {
    expect(drop('@media print{.alert{a:b}}:root{--a:1}')).toBe('');
  });
});

it('another style sheet stays as it is', () => {
  const css = ':root{--a:1}.hero{a:b}';
  expect(drop(css, {from: '/site/src/css/index.css'})).toBe(css);
});
