import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {Element, Root} from 'hast';

export const API_SECTION_NAME = 'API 参考';
const FALLBACK_SECTION_NAME = '文档';

/** The chapter a page belongs to (lvl0), under which the dialog groups its hits. */
export function readSectionName(tree: Root, path: string): string {
  if (path === 'api' || path.startsWith('api/')) {
    return API_SECTION_NAME;
  }
  return breadcrumbName(tree) ?? sidebarName(tree) ?? FALLBACK_SECTION_NAME;
}

/** The first breadcrumb that is neither the home icon nor the page itself. */
function breadcrumbName(tree: Root): string | undefined {
  const items = selectAll('.theme-doc-breadcrumbs li', tree)
    .map(textOf)
    .filter((text) => text !== '');
  return items.length > 1 ? items[0] : undefined;
}

function sidebarName(tree: Root): string | undefined {
  const category = selectAll('.theme-doc-sidebar-item-category-level-1', tree).find((item) =>
    select('.menu__link--active', item),
  );
  const label = category && select('.menu__link', category);
  return label ? textOf(label) || undefined : undefined;
}

function textOf(element: Element): string {
  return toString(element).replace(/\s+/g, ' ').trim();
}
