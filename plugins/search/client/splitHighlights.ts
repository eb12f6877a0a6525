import {unescapeHtml} from './engine/escapeHtml';
import type {HighlightTags} from './engine/highlightText';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** What the search page asks for; any pair would do, nothing is rendered as HTML. */
export const PAGE_TAGS: HighlightTags = {pre: '<mark>', post: '</mark>'};

/** A highlighted value as plain pieces of text, so that no markup of an index reaches the page. */
export function splitHighlights(html: string, {pre, post}: HighlightTags = PAGE_TAGS): TextPart[] {
  const parts: TextPart[] = [];
  const add = (piece: string, isMatch: boolean): void => {
    if (piece) {
      parts.push({text: unescapeHtml(piece), isMatch});
    }
  };
  const [start = '', ...rest] = html.split(pre);
  add(start, false);
  for (const piece of rest) {
    const [match = '', ...after] = piece.split(post);
    add(match, true);
    add(after.join(post), false);
  }
  return parts;
}
