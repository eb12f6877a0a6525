/** Domain types of search, shared by the build, the engine, the clients and the views. */
import type {SearchProvider} from '../../site/searchSettings';

export type {SearchProvider};

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** A record or hit shows either a heading (lvl1 is the page title) or a piece of content. */
export type RecordType = `lvl${HeadingLevel}` | 'content';

export interface Hierarchy {
  lvl0: string;
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

export type HierarchyKey = keyof Hierarchy;

/** One entry of records.json: what `npm run search:push` sends and what tests read. */
export interface SearchRecord {
  /** Stable across builds: site path, anchor and, for content, a hash of the text. */
  objectID: string;
  /** Absolute. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  /** On the record of a heading only: keywords of the page, and how readers ask for the section. */
  keywords?: string[];
  language: string;
  docusaurus_tag: string;
  weight: {level: number; position: number};
}

/** A heading with everything under it up to the next heading. */
export interface PageSection {
  level: HeadingLevel;
  anchor: string | null;
  title: string;
  /** Those about fields of the API begin with a mark (client/engine/fieldLines.ts). */
  paragraphs: string[];
  /** How readers ask for it in words that the page does not use. Never shown. */
  askedAs?: string[];
}

/** What search knows of one built page; the first section is the page itself (level 1). */
export interface PageContent {
  /** Relative to the base URL, without leading slash; '' is the home page. */
  path: string;
  lvl0: string;
  language: string;
  docusaurusTag: string;
  /** Words for its subject, also such as its text does not use: `<meta name="keywords">`. */
  keywords: string[];
  /** Readers should rather find what replaces it: `[data-search="discouraged"]`. */
  isDiscouraged?: true;
  sections: PageSection[];
}

export type MatchLevel = 'none' | 'partial' | 'full';

export interface HighlightResult {
  /** HTML: escaped text in which only the highlight tags are markup. */
  value: string;
  matchLevel: MatchLevel;
  matchedWords: string[];
}

export interface SnippetResult {
  /** HTML: escaped text in which only the highlight tags are markup. */
  value: string;
  matchLevel: MatchLevel;
}

/** A hit in Algolia's shape, whichever provider answered. `hierarchy` and `content` are plain text. */
export interface SearchHit extends Pick<
  SearchRecord,
  'objectID' | 'url' | 'url_without_anchor' | 'anchor' | 'type' | 'hierarchy' | 'content'
> {
  /** How well it answers, on a scale of its own for each query. Only the embedded engine tells. */
  _rankingInfo?: {userScore: number};
  _highlightResult: {
    hierarchy: Partial<Record<HierarchyKey, HighlightResult>>;
    content?: HighlightResult;
  };
  _snippetResult: {
    hierarchy: Partial<Record<HierarchyKey, SnippetResult>>;
    content?: SnippetResult;
  };
}

export type FacetFilters = (string | string[])[];

/** The two halves of the site that a search can be limited to. */
export const searchScopes = ['guides', 'api'] as const;
export type SearchScope = (typeof searchScopes)[number];

/** One request of POST /1/indexes/{index}/queries; the embedded engine reads the same fields. */
export interface SearchRequest {
  query: string;
  indexName?: string;
  page?: number;
  hitsPerPage?: number;
  attributesToRetrieve?: string[];
  /** `attribute:words`, for example `content:10`. */
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
  facetFilters?: FacetFilters;
  /** Only the embedded engine knows it. */
  scope?: SearchScope;
  /**
   * How many of the first hits need their texts, by default all up to the end of the page: the others
   * may stand in a slightly different place, shown by their headings. Only the embedded engine knows it.
   */
  exactHits?: number;
}

export interface SearchResponse {
  hits: SearchHit[];
  nbHits: number;
  /** How many there would be in each scope. Only the embedded engine tells. */
  scopes?: Record<SearchScope, number>;
  /** What it takes to answer in full is still loading: there may be more hits. */
  isPartial?: true;
  /** What it takes to answer in full could not be loaded; after warming it is tried again. */
  isTitlesOnly?: true;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  queryID?: string;
  processingTimeMS: number;
}

/** What the dialog and the search page need of a provider. */
export interface SearchClient {
  search(request: SearchRequest): Promise<SearchResponse>;
  /** Loads what the first answer needs, and lets what could not be loaded be tried again. Never rejects. */
  warm(): Promise<void>;
  /** Called when the same query would now be answered otherwise, mostly better. Returns the unsubscribe function. */
  onImproved(listener: () => void): () => void;
}

/** Global data of the plugin: everything the browser needs to search. */
export interface SearchPluginData {
  /** `docusaurus start`, which does not build the index. */
  isDevelopment: boolean;
  indexName: string;
  provider: SearchProvider;
  siteUrl: string;
  baseUrl: string;
  /** Site path of the search page, with the base URL. */
  searchPath: string;
  /** Site path of head.txt, with the base URL. */
  headUrl: string;
  /** Empty when contextual search is off. */
  facetFilters: FacetFilters;
  /** Where "Let us know." leads; `{query}` in it is replaced. Null hides the link. */
  feedbackUrl: string | null;
  insights: boolean;
}
