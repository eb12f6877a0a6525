import type {MarkdownContext} from './markdown';

/** What rendering a page needs to know of the site. */
export interface ApiContext extends MarkdownContext {
  routeBasePath: string;
}

/** The last part of the address of the page of object types; no operation may have it. */
export const TYPES_SLUG = 'types';

export const basePath = ({baseUrl, routeBasePath}: ApiContext): string =>
  `${baseUrl}${routeBasePath}`;

export const typesPath = (context: ApiContext): string => `${basePath(context)}/${TYPES_SLUG}`;
