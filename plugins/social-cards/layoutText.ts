import type {Typeface} from './types';

/** Chinese typography: what may not begin or end a line, and which marks fill half of their square. */
const NOT_AT_START = /^[，。、；：？！）》」』】”’…·%)\].,:;!?]/;
const NOT_AT_END = /[（《「『【“‘([]$/;
/** Endings that the segmenter cuts off: 服务|器, 客户|端. */
const SUFFIX = /^[器端者化性们]$/;
const LEFT_ALIGNED = /[，。、；：）》」』】”’]/;
const RIGHT_ALIGNED = /[（《「『【“‘]/;

const words = new Intl.Segmenter('zh', {granularity: 'word'});

/** Where two half-empty marks meet, one of the gaps is taken out: `：“` would leave a hole. */
export function gapBefore(previous: string | undefined, character: string): number {
  if (!RIGHT_ALIGNED.test(character)) {
    return previous && LEFT_ALIGNED.test(previous) && LEFT_ALIGNED.test(character) ? -0.5 : 0;
  }
  return previous === undefined || LEFT_ALIGNED.test(previous) || RIGHT_ALIGNED.test(previous)
    ? -0.5
    : 0;
}

/** Width in units of the font size. */
export function measureText(text: string, typeface: Typeface): number {
  let width = 0;
  let previous: string | undefined;
  for (const character of text) {
    width += (typeface.glyph(character)?.advance ?? 0) / typeface.unitsPerEm;
    width += gapBefore(previous, character);
    previous = character;
  }
  return width;
}

/** Pieces that stay together: words, with the marks that cling to them. */
export function splitPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const {segment} of words.segment(text)) {
    const last = pieces.at(-1);
    const clings =
      last !== undefined &&
      (NOT_AT_START.test(segment) ||
        SUFFIX.test(segment) ||
        NOT_AT_END.test(last) ||
        // Paths and versions, such as `/api/v1` and `1.5.0`, are not torn apart.
        (/[\w/.{}-]$/.test(last) && /^[\w/.{}-]/.test(segment)));
    if (clings) {
      pieces[pieces.length - 1] = last + segment;
    } else {
      pieces.push(segment);
    }
  }
  return pieces;
}

function fillLines(pieces: string[], width: number, typeface: Typeface): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && measureText((line + piece).trimEnd(), typeface) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else {
      line += piece;
    }
  }
  return [...lines, line.trimEnd()].filter((one) => one !== '');
}

/** The fewest lines that fit the width, then as even as they can be: no single word is left at the end. */
export function breakLines(text: string, width: number, typeface: Typeface): string[] {
  const pieces = splitPieces(text);
  const count = fillLines(pieces, width, typeface).length;
  let narrow = 0;
  let wide = width;
  while (wide - narrow > 0.1) {
    const middle = (narrow + wide) / 2;
    const lines = fillLines(pieces, middle, typeface);
    const fits =
      lines.length <= count && lines.every((line) => measureText(line, typeface) <= middle);
    if (fits) {
      wide = middle;
    } else {
      narrow = middle;
    }
  }
  return fillLines(pieces, wide, typeface);
}

/** The text as one SVG path per glyph, beginning at a point on the baseline. */
export function drawText(
  text: string,
  {x, y, size, fill}: {x: number; y: number; size: number; fill: string},
  typeface: Typeface,
): string {
  const scale = size / typeface.unitsPerEm;
  let left = x;
  let previous: string | undefined;
  const paths: string[] = [];
  for (const character of text) {
    const glyph = typeface.glyph(character);
    left += gapBefore(previous, character) * size;
    if (glyph?.outline) {
      paths.push(
        `<path transform="translate(${left.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${glyph.outline}"/>`,
      );
    }
    left += (glyph?.advance ?? 0) * scale;
    previous = character;
  }
  return `<g fill="${fill}">${paths.join('')}</g>`;
}
