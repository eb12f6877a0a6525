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
    expect(() => checkPages([{...lost, unlisted: true}])).not.toThrow();
    expect(() => checkPages([{...lost, draft: true}])).not.toThrow();
    expect(() =>
      checkPages([{...lost, frontMatter: {title: '关于', displayed_sidebar: null}}]),
    ).not.toThrow();
  });

  it.each([undefined, '', '  ', 7])('with the title %s are named with the remedy', (title) => {
    expect(() => checkPages([{...page, frontMatter: {title}}])).toThrow(
      'docs/start/about.mdx：文件头里没有 title',
    );
  });
});
