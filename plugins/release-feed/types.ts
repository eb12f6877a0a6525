/** One version of the product, as the release notes describe it. */
export interface Release {
  version: string;
  /** Of its section on the page. */
  anchor: string;
  /** ISO date: `2025-07-08`. */
  date: string;
  /** The section's HTML, with addresses that hold outside the page. */
  html: string;
}

export interface FeedFacts {
  title: string;
  subtitle: string;
  /** Of the page with the release notes. */
  pageUrl: string;
  feedUrl: string;
}
