import {describe, expect, it} from 'vitest';
import {checkPages, type PageFacts} from '../checkPages';

const page: PageFacts = {
  id: 'start/about',
  source: '@site/docs/start/about.mdx',
  sidebar: 'docs',
  frontMatter: {title: '关于'},
};

describe('guide pages', () => {
  it('with a title and a place in the sidebar are accepted', () => {
    expect(() => checkPages([page])).not.toThrow();
  });

  it('outside the sidebar are named with the remedy, unless they say so', () => {
    const lost = {...page, sidebar: undefined};
    expect(() => checkPages([page, lost])).toThrow(
      "docs/start/about.mdx：sidebars.ts 里没有 'start/about'",
    );
    for (const said of [{unlisted: true}, {draft: true}, {displayed_sidebar: null}]) {
      const frontMatter = {title: '关于', ...said};
      expect(() => checkPages([{...lost, frontMatter}])).not.toThrow();
    }
  });

  it.each([undefined, '', '  ', 7])('with the title %s are named with the remedy', (title) => {
    expect(() => checkPages([{...page, frontMatter: {title}}])).toThrow(
      'docs/start/about.mdx：文件头里没有 title',
    );
  });
});
