/**
 * What a page can wait for. Names of one line stand for a class and for all that begin with it and `-` or `_`:
 * the theme's modules end in `_` and a hash. That no page is made of what comes late, and that pages get what they
 * are made of, is tested in tests/site/styles.test.ts.
 */

/** Made by scripts, when a reader does something or something fails. */
const late = [
  'code--wrapped',
  'collapseSidebarButton',
  'collapseSidebarButtonIcon',
  'copy-mark',
  'dialog',
  'docItemWrapperEnhanced',
  'docSidebarContainerHidden',
  'errorBoundaryError',
  'errorBoundaryFallback',
  'expandButton',
  'expandButtonIcon',
  'failure',
  'failure-notice',
  'flow-dialog',
  'loading',
  'medium-zoom',
  'medium-zoom-image',
  'medium-zoom-overlay',
  'navbar-sidebar',
  'pageMenu',
  'pageMenuItem',
  'sidebarHidden',
  'spinner',
  'table-of-contents__link--active',
  'term-note',
  'tocCollapsibleContent',
  'tocCollapsibleExpanded',
];

/** What the words of guides are made of, and no other page. */
const words = [
  'card',
  'cards',
  'data-type',
  'door',
  'doors',
  'filterable',
  'flow',
  'flow-menu',
  'flow-type',
  'hero-block',
  'keys',
  'next-steps',
  'screenshot',
  'steps',
  'table',
  'term',
  'tested',
  'timeline',
];

const beginsWith = (names: string[]): RegExp =>
  new RegExp(`\\.(?:${names.join('|')})(?:--[\\w-]+|__[\\w-]+|_[\\w-]{4})?(?![\\w-])`);

const isLate = beginsWith(late);
const isWords = beginsWith(words);

/** What is excluded need not be there. */
export const withoutExclusions = (selector: string): string =>
  selector.replace(/:not\([^)]*\)/g, '');

/** The pointer is over it, it has the focus: what a page looks like before anybody does anything is not this. */
const isState = /:(?:hover|active|focus)\b/;

export type Part = 'shell' | 'words' | 'late';

/** Where a rule for something at rest belongs, by one of its selectors. */
export function partAtRest(selector: string): Part {
  const needed = withoutExclusions(selector);
  if (isLate.test(needed) || needed.includes('#nprogress')) {
    return 'late';
  }
  return isWords.test(needed) ? 'words' : 'shell';
}

export const partOf = (selector: string): Part =>
  isState.test(withoutExclusions(selector)) ? 'late' : partAtRest(selector);
