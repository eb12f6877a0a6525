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
