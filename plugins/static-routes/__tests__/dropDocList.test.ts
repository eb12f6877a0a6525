import {describe, expect, it} from 'vitest';

// The loader is JavaScript without types: the bundler calls it without a compiler.
const file = '../dropDocList.mjs';
const {default: dropDocList} = (await import(file)) as {default: (source: string) => string};

const generated = (version: object) =>
  JSON.stringify({
    'docusaurus-plugin-content-docs': {default: {path: '/', versions: [version]}},
    other: {default: {docs: ['stays']}},
  });

describe('the data of plugins in the browser', () => {
  it('does not list the guides, and keeps the rest', () => {
    const slim = dropDocList(generated({sidebars: {docs: {}}, docs: [{id: 'a', path: '/a'}]}));
    expect(JSON.parse(slim)).toEqual({
      'docusaurus-plugin-content-docs': {
        default: {path: '/', versions: [{sidebars: {docs: {}}, docs: []}]},
      },
      other: {default: {docs: ['stays']}},
    });
  });

  it.each([['{}'], [generated({pages: []})]])(
    'stops the build with a remedy when the generator writes another form: %s',
    (source) => {
      expect(() => dropDocList(source)).toThrow(/globalData\.json.*dropDocList/);
    },
  );
});
