import {describe, expect, it} from 'vitest';
import {checkNavbar} from '../checkNavbar';

const names = {sidebars: ['docs'], docs: ['index', 'get-started/about-langflow']};

describe('the check of the navbar', () => {
  it('accepts items that name an existing sidebar or page, or nothing', () => {
    const items = [
      {type: 'docSidebar', sidebarId: 'docs'},
      {type: 'doc', docId: 'get-started/about-langflow'},
      {to: '/api'},
    ];
    expect(() => checkNavbar(items, names)).not.toThrow();
  });

  it('names the field, the value and the remedy for an unknown sidebar', () => {
    const items = [{to: '/api'}, {type: 'docSidebar', sidebarId: 'guides'}];
    expect(() => checkNavbar(items, names)).toThrow(
      /navbar\.items\[1\]\.sidebarId 的值 "guides".*现有的编号：docs.*site\/navbar\.ts/,
    );
  });

  it('names the field, the value and the remedy for an unknown page', () => {
    expect(() => checkNavbar([{type: 'doc', docId: 'about'}], names)).toThrow(
      /navbar\.items\[0\]\.docId 的值 "about".*site\/navbar\.ts/,
    );
  });
});
