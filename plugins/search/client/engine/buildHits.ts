import {cutSnippet} from './cutSnippet';
import {escapeHtml} from './escapeHtml';
import {markMatches, paintMatches} from './highlightText';
import type {HighlightTags, Needle} from './highlightText';
import type {RankedSection} from './rankSections';
import {hasArrived, lineText} from './textIndex';
import type {TextIndex} from './textIndex';
import type {
  HeadingLevel,
  Hierarchy,
  HierarchyKey,
  MatchLevel,
  SearchHit,
  SearchRequest,
} from '../../types';

export interface HitSite {
  /** Scheme and host, without trailing slash. */
  origin: string;
  /** With slashes at both ends. */
  baseUrl: string;
}

/** From this share of the query in its heading a section is shown by its heading. */
const HEADING_HIT = 0.5;
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

interface Painter {
  highlight(text: string): {value: string; matchLevel: MatchLevel; matchedWords: string[]};
  snippet(text: string, attribute: string): {value: string; matchLevel: MatchLevel} | undefined;
}

/** Hits in Algolia's shape for the ranked sections of one page of results. */
export function buildHits(
  ranked: RankedSection[],
  needles: readonly Needle[],
  request: SearchRequest,
  index: TextIndex,
  site: HitSite,
): SearchHit[] {
  const painter = createPainter(needles, request, index);
  return ranked.map((result) => buildHit(result, painter, index, site));
}

function buildHit(
  {section: number, score, headingCoverage, bestLine}: RankedSection,
  painter: Painter,
  index: TextIndex,
  {origin, baseUrl}: HitSite,
): SearchHit {
  const section = index.sections[number];
  const page = index.pages[section?.page ?? 0];
  const path = page?.path ?? '';
  const hierarchy = hierarchyOf(index, number);
  const paragraph = bestLine >= 0 && hasArrived(index, bestLine) ? lineText(index, bestLine) : null;
  const showsHeading = headingCoverage >= HEADING_HIT || paragraph === null;
  const field = showsHeading ? undefined : index.lineField.get(bestLine);
  const anchor = field ?? index.headings[number]?.anchor ?? null;
  const pageUrl = `${origin}${baseUrl}${path}`;
  const hit: SearchHit = {
    objectID: anchor ? `/${path}#${anchor}` : `/${path}`,
    url: anchor ? `${pageUrl}#${anchor}` : pageUrl,
    url_without_anchor: pageUrl,
    anchor,
    type: showsHeading ? `lvl${(section?.level ?? 1) as HeadingLevel}` : 'content',
    hierarchy,
    content: showsHeading ? null : paragraph,
    _rankingInfo: {userScore: score},
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
  };
  for (const level of LEVELS) {
    paintAttribute(hit, level, hierarchy[level], painter);
  }
  if (paragraph !== null) {
    hit._highlightResult.content = painter.highlight(paragraph);
    hit._snippetResult.content = painter.snippet(paragraph, 'content');
  }
  return hit;
}

function paintAttribute(
  hit: SearchHit,
  level: HierarchyKey,
  text: string | null,
  painter: Painter,
): void {
  if (text !== null) {
    hit._highlightResult.hierarchy[level] = painter.highlight(text);
    const snippet = painter.snippet(text, `hierarchy.${level}`);
    if (snippet) {
      hit._snippetResult.hierarchy[level] = snippet;
    }
  }
}

function hierarchyOf({sections, pages, headings}: TextIndex, number: number): Hierarchy {
  const section = sections[number];
  const page = pages[section?.page ?? 0];
  const hierarchy: Hierarchy = {
    lvl0: page?.lvl0 ?? '',
    lvl1: page?.title ?? '',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (const heading of [...(section?.ancestors ?? []), number]) {
    const level = (sections[heading]?.level ?? 1) as HeadingLevel;
    hierarchy[`lvl${level}`] = headings[heading]?.title ?? '';
  }
  return hierarchy;
}

function createPainter(
  needles: readonly Needle[],
  request: SearchRequest,
  {fold}: TextIndex,
): Painter {
  const tags: HighlightTags = {
    pre: request.highlightPreTag ?? '<em>',
    post: request.highlightPostTag ?? '</em>',
  };
  const ellipsis = escapeHtml(request.snippetEllipsisText ?? '…');
  const words = snippetWords(request.attributesToSnippet ?? []);
  const marked = new Map<string, Uint8Array>();
  const marksOf = (text: string): Uint8Array => {
    // Titles recur from hit to hit, and each text is both highlighted and cut.
    const marks = marked.get(text) ?? markMatches(text, needles, fold);
    marked.set(text, marks);
    return marks;
  };
  const levelOf = (marks: Uint8Array): MatchLevel => {
    const isMatched = marks.includes(1);
    return isMatched ? (marks.includes(0) ? 'partial' : 'full') : 'none';
  };
  return {
    highlight(text) {
      const marks = marksOf(text);
      return {value: paintMatches(text, marks, tags), matchLevel: levelOf(marks), matchedWords: []};
    },
    snippet(text, attribute) {
      const limit = words.get(attribute);
      if (limit === undefined) {
        return undefined;
      }
      const marks = marksOf(text);
      const {start, end} = cutSnippet(text, marks, limit);
      const painted = paintMatches(text, marks, tags, start, end);
      const value = `${start > 0 ? ellipsis : ''}${painted}${end < text.length ? ellipsis : ''}`;
      return {value, matchLevel: levelOf(marks)};
    },
  };
}

/** `content:10` → content, 10 words; Algolia's default is 10. */
function snippetWords(attributes: string[]): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', words] = attribute.split(':');
      const count = Number(words ?? 10);
      return [name, Number.isInteger(count) && count > 0 ? count : 10];
    }),
  );
}
