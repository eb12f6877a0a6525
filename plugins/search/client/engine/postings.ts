import {isHan, isWordCode} from './characters';
import {splitIdentifier} from './splitIdentifier';
import {lineAt} from './textIndex';
import type {TextIndex} from './textIndex';

/** Where a term stands in the text that has arrived. */
export interface Posting {
  positions: number[];
  lines: number[];
}

/** By term: two Han characters, the last of several, or a word. */
export type Postings = Map<string, Posting>;

/** Longer runs are encoded data, not words. */
const MAX_WORD_LENGTH = 40;

/** Adds the terms of the text from a position on, which must be the start of a line. */
export function addPostings(postings: Postings, index: TextIndex, from = 0): void {
  let at = index.arrived.indexOf(lineAt(index, from));
  const {arrived, lineStart, lineEnd} = index;
  for (; at < arrived.length; at++) {
    const line = arrived[at] ?? 0;
    addLine(postings, index, line, lineStart[line] ?? 0, lineEnd[line] ?? 0);
  }
}

function addLine(
  postings: Postings,
  {folded, raw}: TextIndex,
  line: number,
  start: number,
  end: number,
): void {
  const add = (term: string, position: number): void => {
    const posting = postings.get(term);
    if (posting) {
      posting.positions.push(position);
      posting.lines.push(line);
    } else {
      postings.set(term, {positions: [position], lines: [line]});
    }
  };
  let position = start;
  while (position < end) {
    const code = folded.charCodeAt(position);
    if (isHan(code)) {
      // The last of several stands alone, so that all places of a character can be found.
      const length = isHan(folded.charCodeAt(position + 1)) ? 2 : 1;
      add(folded.slice(position, position + length), position);
      position++;
    } else if (isWordCode(code)) {
      const next = wordEnd(folded, position);
      if (next - position <= MAX_WORD_LENGTH) {
        const word = folded.slice(position, next);
        add(word, position);
        const name = raw.slice(position, next);
        // Most words have no upper case and so no parts.
        for (const part of name === word ? [] : splitIdentifier(name)) {
          add(part.text, position + part.offset);
        }
      }
      position = next;
    } else {
      position++;
    }
  }
}

export function wordEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && isWordCode(text.charCodeAt(end))) {
    end++;
  }
  return end;
}
