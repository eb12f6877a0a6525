export interface TextSegment {
  start: number;
  end: number;
  isWord: boolean;
}

let segmenter: Intl.Segmenter | null | undefined;

function getSegmenter(): Intl.Segmenter | null {
  segmenter ??=
    typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', {granularity: 'word'}) : null;
  return segmenter;
}

const FALLBACK_SEGMENT = /[\u3400-\u9fff]{1,2}|[\p{L}\p{N}_]+|[^\u3400-\u9fff\p{L}\p{N}_]+/gu;

/** Words and what lies between them. Browsers without `Intl.Segmenter` get pairs of characters. */
export function segmentWords(text: string): TextSegment[] {
  const platform = getSegmenter();
  if (platform) {
    return Array.from(platform.segment(text), ({index, segment, isWordLike}) => ({
      start: index,
      end: index + segment.length,
      isWord: isWordLike ?? false,
    }));
  }
  return Array.from(text.matchAll(FALLBACK_SEGMENT), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    isWord: /[\p{L}\p{N}]/u.test(match[0]),
  }));
}

const REACH = 12;

/** Where the word around a position begins, judged by the text near it. */
export function wordStartAt(text: string, at: number): number {
  const from = Math.max(0, at - REACH);
  const word = getSegmenter()
    ?.segment(text.slice(from, at + REACH))
    .containing(at - from);
  return word ? from + word.index : at;
}

/** For each position whether a word starts there. */
export function wordStarts(text: string): boolean[] {
  const starts = new Array<boolean>(text.length + 1).fill(false);
  for (const {start} of segmentWords(text)) {
    starts[start] = true;
  }
  return starts;
}
