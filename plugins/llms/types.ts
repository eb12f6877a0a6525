/** What the files say of the site they belong to. */
export interface SiteFacts {
  title: string;
  tagline: string;
  /** Scheme and host, no slash at the end. */
  url: string;
  /** With slashes at both ends. */
  baseUrl: string;
}

/** A page as a language model reads it. */
export interface PageText {
  path: string;
  title: string;
  description: string;
  /** Method and path of an API operation. */
  endpoint?: string;
  markdown: string;
}

/** A group of pages under one heading, in reading order. */
export interface Section {
  title: string;
  paths: string[];
}
