import {describe, expect, it} from 'vitest';
import {splitSheet} from '../styles/splitSheet';

describe('the parts of the style sheet', () => {
  it('guides wait for the shell and for what their words are made of, in the order of the sheet', () => {
    const {guide, shell, words} = splitSheet('.flow{a:b}.navbar{a:b}.table td{a:b}');
    expect(guide).toBe('.flow{a:b}.navbar{a:b}.table td{a:b}');
    expect(shell).toBe('.navbar{a:b}');
    expect(words).toBe('.flow{a:b}.table td{a:b}');
  });

  it('a name that only begins alike is another name', () => {
    expect(splitSheet('.table-of-contents{a:b}.cards__x{a:b}').shell).toBe(
      '.table-of-contents{a:b}',
    );
  });

  it('what scripts make, states and paper are late', () => {
    const css =
      '.navbar-sidebar__brand{a:b}.spinner_vi9F{a:b}a:hover{a:b}@media print{.navbar{a:b}}';
    expect(splitSheet(css)).toEqual({guide: '', shell: '', words: '', late: css});
  });

  it('what must not be in a state is not late', () => {
    expect(splitSheet('.door a:not(:hover){a:b}').late).toBe('');
  });

  it('a state that a later rule overrules stays before it', () => {
    const css = '.tab:hover{color:red}.tab[aria-selected]{color:blue}';
    expect(splitSheet(css)).toMatchObject({shell: css, late: ''});
    const links = '.menu__link:hover{color:red}.menu__link--active:not(.x){color:blue}';
    expect(splitSheet(links)).toMatchObject({shell: links, late: ''});
  });

  it('a state that later rules do not touch is late: others, other properties, other weight', () => {
    const {shell, late} = splitSheet(
      '.a:hover{color:red}.b[x]{color:blue}.a[x]{order:1}.a{color:blue}.a[x]:before{color:blue}',
    );
    expect(late).toBe('.a:hover{color:red}');
    expect(shell).toBe('.b[x]{color:blue}.a[x]{order:1}.a{color:blue}.a[x]:before{color:blue}');
  });

  it('selectors of one rule part', () => {
    const {shell, late} = splitSheet('.a,.a:focus{color:red}');
    expect(shell).toBe('.a{color:red}');
    expect(late).toBe('.a:focus{color:red}');
  });

  it('how a page answers to a hand is late, whatever else the rule says', () => {
    const {shell, late} = splitSheet('.a{color:red;cursor:pointer;transition:color 1s}');
    expect(shell).toBe('.a{color:red}');
    expect(late).toBe('.a{cursor:pointer;transition:color 1s}');
  });

  it('movements stay with what moves, fonts with the shell', () => {
    const {shell, late} = splitSheet(
      '@font-face{font-family:x}@keyframes turn{to{a:b}}.a{a:b}.spinner_vi9F{animation:1s turn}',
    );
    expect(shell).toBe('@font-face{font-family:x}.a{a:b}');
    expect(late).toBe('@keyframes turn{to{a:b}}.spinner_vi9F{animation:1s turn}');
  });
});
