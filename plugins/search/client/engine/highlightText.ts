import {isWordCode} from './characters';
import {escapeHtml} from './escapeHtml';
import type {Fold} from './foldText';

export interface HighlightTags {
  pre: string;
  post: string;
}

/** A typed word also lights up the start of longer words; a synonym only the word itself. */
export type NeedleExtent = 'start' | 'whole';

export interface Needle {
  /** Folded. */
  text: string;
  extent: NeedleExtent;
}

const UPPER_CASE = /[A-Z]/;
const LOWER_CASE = /[a-z]/;

/** For each character of the text whether it belongs to a match. */
export function markMatches(text: string, needles: readonly Needle[], fold: Fold): Uint8Array {
  const folded = fold(text);
  const marks = new Uint8Array(text.length);
  for (const {text: needle, extent} of needles) {
    const isWord = isWordCode(needle.charCodeAt(0));
    for (
      let at = folded.indexOf(needle);
      at >= 0;
      at = folded.indexOf(needle, at + needle.length)
    ) {
      const end = at + needle.length;
      const fits =
        !isWord ||
        (startsName(text, folded, at) && (extent === 'start' || endsName(text, folded, end)));
      if (fits) {
        marks.fill(1, at, end);
      }
    }
  }
  return marks;
}

/** At the start of a word or of a camelCase part. */
function startsName(text: string, folded: string, at: number): boolean {
  return at === 0 || !isWordCode(folded.charCodeAt(at - 1)) || startsPart(text, at);
}

function endsName(text: string, folded: string, end: number): boolean {
  return !isWordCode(folded.charCodeAt(end)) || startsPart(text, end);
}

/** The F of `LangFlow` and the R of `APIRequest`, but not the I of `ENVIRONMENT`. */
function startsPart(text: string, at: number): boolean {
  const [before = '', first = '', second = ''] = [text[at - 1], text[at], text[at + 1]];
  return UPPER_CASE.test(first) && (!UPPER_CASE.test(before) || LOWER_CASE.test(second));
}

/** Escaped HTML of a part of the text with its matches in tags. */
export function paintMatches(
  text: string,
  marks: Uint8Array,
  {pre, post}: HighlightTags,
  start = 0,
  end = text.length,
): string {
  let html = '';
  let at = start;
  while (at < end) {
    let next = at + 1;
    while (next < end && marks[next] === marks[at]) {
      next++;
    }
    const piece = escapeHtml(text.slice(at, next));
    html += marks[at] ? `${pre}${piece}${post}` : piece;
    at = next;
  }
  return html;
}
