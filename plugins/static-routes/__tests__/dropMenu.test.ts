import {describe, expect, it} from 'vitest';
import {collectMenus} from '../leanRoutes';

// The loader is JavaScript without types: the bundler calls it without a compiler.
const file = '../dropMenu.mjs';
const {default: dropMenu} = (await import(file)) as {default: (source: string) => string};

const version = {label: 'Next', docsSidebars: {docs: [{type: 'link', href: '/a', label: '甲'}]}};

describe('the data of a version in the browser', () => {
  it('holds no menu, and keeps the rest', () => {
    expect(JSON.parse(dropMenu(JSON.stringify({version})))).toEqual({
      version: {label: 'Next', docsSidebars: {}},
    });
  });

  it('of other routes stays as it is', () => {
    const other = JSON.stringify({tag: {label: '标签'}});
    expect(dropMenu(other)).toBe(other);
  });
});

describe('the file of the menu', () => {
  it('holds what the versions no longer do', () => {
    expect(collectMenus([{}, {version}])).toEqual(version.docsSidebars);
  });

  it('stops the build with a remedy when the generator writes another form', () => {
    expect(() => collectMenus([{version: {}}])).toThrow(/docsSidebars.*lateMenu/);
  });
});
