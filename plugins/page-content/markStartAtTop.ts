import type {HtmlTagObject} from '@docusaurus/types';

/**
 * A phone that opens a page at its top can lay out what is further down later (src/css/lay-out-later.css). Whoever
 * comes to an anchor, reloads or returns wants a place in the middle: then all heights must be real from the start.
 */
export const markStartAtTop: HtmlTagObject = {
  tagName: 'script',
  innerHTML:
    "location.hash||'navigate'!=(performance.getEntriesByType('navigation')[0]||{}).type||document.documentElement.setAttribute('data-from-top','')",
};
