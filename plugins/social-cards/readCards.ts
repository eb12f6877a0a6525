import type {BuiltPage} from '../../lib/builtPages/parseBuiltPage';
import {cardPath} from './client/cardPath';
import {texts} from './texts';
import type {Card, CardFile} from './types';

/** Undefined for what is no page of the docs (search, not found) or asks to be left out (samples). */
export function readCard(
  {documentTitle, trail, isReference, content, isUnlisted}: BuiltPage,
  siteTitle: string,
): Card | undefined {
  if (!content || isUnlisted) {
    return undefined;
  }
  const name = documentTitle.replace(` | ${siteTitle}`, '') || siteTitle;
  const sections = [...(isReference ? [texts.api] : []), ...trail];
  return {title: name, section: sections.filter((section) => section !== name).join(' · ')};
}

/** The cards of all pages but the home page, whose card is the site's own. */
export function readCards(pages: BuiltPage[], siteTitle: string): CardFile[] {
  return pages.flatMap((page) => {
    const card = page.path === '' ? undefined : readCard(page, siteTitle);
    return card ? [{file: cardPath(`/${page.path}`, '/'), card}] : [];
  });
}
