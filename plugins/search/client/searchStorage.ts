import {getSearchData} from './searchData';
import {parseStoredSearches} from './storedSearches';

function report(error: unknown): void {
  console.warn('浏览器存储不可用，搜索记录不会保留：', error);
}

/** Stands in for `localStorage` in DocSearch's code (guardDocSearch.mjs): never throws, gives only what is safe. */
export const searchStorage = {
  getItem(key: string): string | null {
    try {
      return JSON.stringify(
        parseStoredSearches(window.localStorage.getItem(key), {
          siteUrl: getSearchData().siteUrl,
          origin: window.location.origin,
        }),
      );
    } catch (error) {
      report(error);
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value);
    } catch (error) {
      report(error);
    }
  },
  removeItem(key: string): void {
    try {
      window.localStorage.removeItem(key);
    } catch (error) {
      report(error);
    }
  },
};
