import {addressOf, findNamed, type PageHeading} from '../../lib/componentSections';
import type {CatalogueComponent} from '../../live/catalogue/types';
import type {ComponentGroup} from './groups';

/** Where a component is described, and what the page says it does. */
export interface ComponentSection {
  href: string;
  /** The Chinese words after the name in the heading. */
  purpose?: string;
}

/**
 * The section named after the component, first on the page of its group; then one of that page that speaks of it; a
 * legacy component without one is described among the legacy ones.
 */
export function findSection(
  {name, legacy}: CatalogueComponent,
  {page}: ComponentGroup,
  headings: PageHeading[],
): ComponentSection {
  const own = headings.filter((heading) => heading.page === page);
  const found = findNamed(name, own) ?? findNamed(name, headings);
  if (found) {
    const purpose = found.text.split('：')[1];
    return {href: addressOf(found), ...(purpose !== undefined && {purpose})};
  }
  const about = own.find(({text}) => text.includes(name));
  if (about) {
    return {href: `${page}#${about.id}`};
  }
  const old = legacy && own.find(({text}) => text.startsWith('旧版'));
  return {href: old ? `${page}#${old.id}` : page};
}
