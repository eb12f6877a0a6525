import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {texts} from '../../../site/texts';

type Link = PropSidebarItem & {type: 'link'};

const readLink = (href: string, label: string): Link => ({
  type: 'link',
  href,
  label,
  docId: href,
  unlisted: false,
});

/**
 * A menu as the server drew it. What a closed category holds is not in the page; in its place stands a link to where
 * the category leads, so that it can be opened and breadcrumbs lead somewhere.
 */
export function readMenu(list: Element): PropSidebarItem[] {
  return [...list.children].map((item) => {
    const link = item.querySelector('a')!;
    // Complete: in a pack the attribute is relative to the page's `<base>`.
    const href = link.pathname;
    const label = link.textContent;
    if (!item.classList.contains('theme-doc-sidebar-item-category')) {
      return readLink(href, label);
    }
    const below = item.querySelector('ul');
    return {
      type: 'category',
      label,
      // A category without a page is a button, which leads to its first page as long as no script answers.
      ...(link.getAttribute('role') !== 'button' && {href}),
      collapsible: true,
      collapsed: !below,
      items: below ? readMenu(below) : [readLink(href, texts.loading.pending)],
    };
  });
}
