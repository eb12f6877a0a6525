import type {CatalogueComponent} from '../../live/catalogue/types';
import type {ComponentGroup} from './groups';
import type {PageHeading} from './readHeadings';

/** Where a component is described, and what the page says it does. */
export interface ComponentSection {
  href: string;
  /** The Chinese words after the name in the heading. */
  purpose?: string;
}

/** Pages write `Hugging Face` where the interface has `HuggingFace`. */
const plain = (name: string): string =>
  name
    .replace(/\[deprecated\]/i, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

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
  const isNamed = ({text}: PageHeading) => plain(text.split(/[：（]/)[0]!) === plain(name);
  const found = own.find(isNamed) ?? headings.find(isNamed);
  if (found) {
    const purpose = found.text.split('：')[1];
    return {href: `${found.page}#${found.id}`, ...(purpose !== undefined && {purpose})};
  }
  const about = own.find(({text}) => text.includes(name));
  if (about) {
    return {href: `${page}#${about.id}`};
  }
  const old = legacy && own.find(({text}) => text.startsWith('旧版'));
  return {href: old ? `${page}#${old.id}` : page};
}
