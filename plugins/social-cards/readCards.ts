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

/** Undefined for the home page too, whose card is the site's own. */
export function readCardFile(page: BuiltPage, siteTitle: string): CardFile | undefined {
  const card = page.path === '' ? undefined : readCard(page, siteTitle);
  return card && {file: cardPath(`/${page.path}`, '/'), card};
}
