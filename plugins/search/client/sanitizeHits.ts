import {escapeHtml} from './engine/escapeHtml';
import type {SearchHit, SearchRequest} from '../types';

type Painted = Record<string, unknown> & {value?: string};

/**
 * Providers return highlights with the text of the record as it is, markup included. Here
 * everything but the requested tags becomes text, whatever the index contains.
 */
export function sanitizeHits(hits: SearchHit[], request: SearchRequest): SearchHit[] {
  const tags = [request.highlightPreTag ?? '<em>', request.highlightPostTag ?? '</em>'];
  const clean = (html: string): string =>
    tags.reduce((text, tag) => text.replaceAll(escapeHtml(tag), tag), escapeHtml(html));
  return hits.map((hit) => ({
    ...hit,
    _highlightResult: cleanValues(hit._highlightResult ?? {hierarchy: {}}, clean),
    _snippetResult: cleanValues(hit._snippetResult ?? {hierarchy: {}}, clean),
  }));
}

function cleanValues<Tree extends object>(tree: Tree, clean: (html: string) => string): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, branch]: [string, unknown]) => {
      if (typeof branch !== 'object' || branch === null || Array.isArray(branch)) {
        return [key, branch];
      }
      const {value} = branch as Painted;
      return [
        key,
        typeof value === 'string' ? {...branch, value: clean(value)} : cleanValues(branch, clean),
      ];
    }),
  ) as Tree;
}
