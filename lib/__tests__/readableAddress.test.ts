import {describe, expect, it} from 'vitest';
import {readableAddress} from '../readableAddress';

const parts = {pathname: '/page', search: '', hash: ''};

describe('an address', () => {
  it.each(['', '#a', '#%E5%AE%89', '#a%20b'])('with the hash "%s" stays as it is', (hash) => {
    expect(readableAddress({...parts, hash})).toBe(`/page${hash}`);
  });

  it.each(['#%', '#%f', '#%ff', '#%zz', '#a%E5%AE', '#100%'])(
    'with the hash %s becomes one that can be decoded',
    (hash) => {
      const readable = readableAddress({...parts, hash}).slice('/page'.length);
      expect(decodeURIComponent(readable)).toBe(hash);
    },
  );

  it.each(['/%', '/%ff', '/100%25', '/a%E5'])(
    'with the path %s can be decoded twice',
    (pathname) => {
      const readable = readableAddress({...parts, pathname});
      expect(() => decodeURI(decodeURI(readable))).not.toThrow();
    },
  );

  it('keeps an ordinary path and query', () => {
    const address = {pathname: '/%E5%AE%89/x', search: '?q=%', hash: ''};
    expect(readableAddress(address)).toBe('/%E5%AE%89/x?q=%');
  });

  it('does not name another host', () => {
    expect(readableAddress({...parts, pathname: '//x/a'})).toBe('/x/a');
  });
});
