import {describe, expect, it} from 'vitest';
import type {StoredSearch} from '../client/dialog/readStoredSearches';
import {
  type SavedSearches,
  withFavourite,
  withOpened,
  withoutSearch,
} from '../client/dialog/savedSearches';
import {storedSearch as search} from './storedSearch';

const nothing: SavedSearches = {recent: [], favourites: []};
const numbers = (count: number) => Array.from({length: count}, (_, number) => String(number));
const openAll = (saved: SavedSearches, names: string[]): SavedSearches =>
  names.reduce((before, name) => withOpened(before, search(name)), saved);
const namesOf = (searches: StoredSearch[]) => searches.map(({objectID}) => objectID);

describe('what was opened', () => {
  it('is recent, the newest first, each once, seven at most', () => {
    const saved = openAll(nothing, [...numbers(8), '5']);
    expect(namesOf(saved.recent)).toEqual(['5', '7', '6', '4', '3', '2', '1']);
  });

  it('is four at most beside a favourite', () => {
    const saved = openAll({...nothing, favourites: [search('kept')]}, numbers(6));
    expect(namesOf(saved.recent)).toEqual(['5', '4', '3', '2']);
  });

  it('stays a favourite and is not recent as well', () => {
    const saved: SavedSearches = {...nothing, favourites: [search('kept')]};
    expect(withOpened(saved, search('kept'))).toBe(saved);
  });

  it('is kept without what only that answer had', () => {
    const [kept] = withOpened(nothing, {
      ...search('a'),
      _rankingInfo: {userScore: 1},
    }).recent;
    expect(kept).toEqual(search('a'));
  });
});

describe('a favourite', () => {
  it('is no longer recent', () => {
    const saved = withFavourite(openAll(nothing, ['a', 'b']), search('a'));
    expect(namesOf(saved.recent)).toEqual(['b']);
    expect(namesOf(saved.favourites)).toEqual(['a']);
  });

  it('takes the place of the oldest if there are ten', () => {
    const saved = withFavourite({...nothing, favourites: numbers(10).map(search)}, search('new'));
    expect(namesOf(saved.favourites)).toEqual(['new', ...numbers(9)]);
  });
});

it('what is removed is gone', () => {
  const saved = withoutSearch(
    {recent: [search('a'), search('b')], favourites: [search('c')]},
    search('b'),
  );
  expect(namesOf(saved.recent)).toEqual(['a']);
  expect(namesOf(withoutSearch(saved, search('c')).favourites)).toEqual([]);
});
