import {describe, expect, it} from 'vitest';
import {cutQuery} from '../client/cutQuery';
import {parseStoredSearches} from '../client/dialog/readStoredSearches';
import {readHitAddress, searchPageUrl} from '../client/sitePath';
import {storedSearch} from './storedSearch';

const site = {siteUrl: 'https://docs.example.cn', origin: 'http://localhost:3000'};

/** As it lies in the reader's browser: anything may have taken the place of a value. */
const search = (changes: object = {}): object => ({...storedSearch('a'), ...changes});

const parse = (...searches: unknown[]) => parseStoredSearches(JSON.stringify(searches), site);

describe('stored searches', () => {
  it('that were written as HTML come back as text', () => {
    const {hierarchy} = storedSearch('a');
    expect(parse(search({hierarchy: {lvl0: '流程', lvl1: 'a &lt; b'}}))).toEqual([
      {...storedSearch('a'), hierarchy: {...hierarchy, lvl1: 'a < b'}},
    ]);
  });

  it.each([
    null,
    'not json',
    '{"a":1}',
    'null',
    '[null]',
    '[{}]',
    '[[]]',
    '"x"',
    '[{"hierarchy":1}]',
    '7',
  ])('that are %s are none', (json) => {
    expect(parseStoredSearches(json, site)).toEqual([]);
  });

  it('are text, whatever they look like', () => {
    const [stored] = parse(
      search({hierarchy: {lvl0: '<i>', lvl1: '<img src=x onerror=run()>'}, content: '<b>'}),
    );
    expect(stored?.hierarchy.lvl1).toBe('<img src=x onerror=run()>');
    expect(stored?.content).toBe('<b>');
  });

  it.each([
    ['another site', {url: 'https://evil.example/'}],
    ['another host', {url: '//evil.example/'}],
    ['a script', {url: 'javascript:run()'}],
    ['an address that the router cannot read', {url: '/about#%'}],
    ['no address', {url: 7}],
    ['an unknown type', {type: '__proto__'}],
    ['a type that the hierarchy lacks', {type: 'lvl3'}],
    ['no title', {hierarchy: {lvl0: '开始'}}],
    ['a text that no heading has', {hierarchy: {lvl0: '开始', lvl1: 'x'.repeat(5_000)}}],
  ])('that lead to %s are dropped, and the others stay', (_, changes) => {
    expect(parse(search(changes), search({objectID: 'b'})).map(({objectID}) => objectID)).toEqual([
      'b',
    ]);
  });

  it('that are there twice come once', () => {
    expect(parse(search(), search())).toHaveLength(1);
  });
});

describe('a query', () => {
  it('is cut between characters, not inside of one', () => {
    const cut = cutQuery(`${'字'.repeat(63)}😀再`, 64);
    expect(cut).toBe(`${'字'.repeat(63)}😀`);
    expect(() => encodeURIComponent(cut)).not.toThrow();
  });

  it('with half a character still has an address', () => {
    expect(searchPageUrl({searchPath: '/search'}, 'a\ud83d')).toBe('/search?q=a');
  });
});

it('the address of a hit never leads to another host by two slashes', () => {
  expect(readHitAddress('http://localhost:3000//evil.example/x', site, site.origin)).toEqual({
    href: '/evil.example/x',
    isInternal: true,
  });
});
