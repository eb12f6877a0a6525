import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {MenuEntry} from '../../lib/builtPages/guideMenu';
import {TYPES_SLUG} from './render/addresses';
import {texts} from './texts';
import type {ApiModel, Operation} from './types';

/** Operations in the order in which readers meet them: by tag, then by path. */
export function readingOrder({tags, operations}: ApiModel): Operation[] {
  return tags.flatMap(({name}) => operations.filter((operation) => operation.tag === name));
}

/** The overview, then a collapsed category for each tag; badges come from the class names. */
export function buildSidebar(model: ApiModel, basePath: string): PropSidebarItem[] {
  const categories = model.tags.map((tag): PropSidebarItem => {
    const own = model.operations.filter((operation) => operation.tag === tag.name);
    return {
      type: 'category',
      label: tag.label,
      collapsed: true,
      collapsible: true,
      items: own.map((operation) => ({
        type: 'link',
        label: operation.title,
        href: `${basePath}/${operation.slug}`,
        className: sidebarClass(operation),
        // Only items with an id become breadcrumbs.
        docId: operation.slug,
      })),
    };
  });
  return [
    {type: 'link', label: texts.overviewLabel, href: basePath, docId: 'overview'},
    {type: 'link', label: texts.typesLabel, href: `${basePath}/${TYPES_SLUG}`, docId: 'types'},
    ...categories,
  ];
}

/** The same for those who read the built pages: addresses relative to the base URL. */
export function buildMenu(model: ApiModel, routeBasePath: string): MenuEntry[] {
  return [
    {label: texts.overviewLabel, path: routeBasePath},
    {label: texts.typesLabel, path: `${routeBasePath}/${TYPES_SLUG}`},
    ...model.tags.map(({name, label}) => ({
      label,
      entries: model.operations
        .filter(({tag}) => tag === name)
        .map(({title, slug}) => ({label: title, path: `${routeBasePath}/${slug}`})),
    })),
  ];
}

function sidebarClass({method, deprecated}: Operation): string {
  const names = [
    'api-item',
    `api-item--${method}`,
    ...(deprecated ? ['api-item--deprecated'] : []),
  ];
  return names.join(' ');
}
