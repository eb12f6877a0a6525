import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {dropThemeRules} from '../styles/dropThemeRules';

const themeFile = '/site/node_modules/infima/dist/css/default/default.css';

function drop(css: string, from = themeFile): string {
  return postcss([dropThemeRules]).process(css, {from}).css.replace(/\s+/g, '');
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
});

it('another style sheet stays as it is', () => {
  const css = ':root{--a:1}.hero{a:b}';
  expect(drop(css, '/site/src/css/index.css')).toBe(css);
});
