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
