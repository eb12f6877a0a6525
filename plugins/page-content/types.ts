import type {ElementContent} from 'hast';
import type {VFile} from 'vfile';

/** What the rehype step needs to know of the site. */
export interface PageContentOptions {
  /** Prefix for absolute links, with slashes at both ends. */
  baseUrl: string;
}

/** What the expansion of one node needs: the page it stands on and the way back to its children. */
export interface ExpandContext {
  baseUrl: string;
  file: VFile;
  expand: (children: ElementContent[]) => Promise<ElementContent[]>;
  /** Ids of tab sets are numbered in reading order. */
  nextTabSet: () => number;
}

/** Names of the modules of one route, as Docusaurus generates them. */
export interface RouteChunkNames {
  __comp: string;
  [prop: string]: unknown;
}

/** Routes of pages by rule, all others one by one. */
export interface LeanRoutes {
  explicit: Record<string, RouteChunkNames>;
  /** Longest prefix first. */
  groups: RouteGroup[];
}

export interface RouteGroup {
  prefix: string;
  /** The property that receives the page. */
  prop: 'content' | 'page';
  chunkNames: RouteChunkNames;
}
