/** Names of the modules of one route, as Docusaurus generates them. */
export interface RouteChunkNames {
  __comp: string;
  [prop: string]: unknown;
}

/** A route as Docusaurus generates it, with the hash of its component in place of the component. */
export interface RouteNode {
  path: string;
  /** None where a rule answers for many pages, and for the page that stands for all unknown paths. */
  hash?: string;
  routes?: RouteNode[];
  exact?: boolean;
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

/** What a file of the browser's build is made of: sizes of its modules before they are made small. */
export interface ChunkContents {
  name: string;
  files: string[];
  modules: Record<string, number>;
}
