/**
 * Widths without a browser. Which font a reader's system uses is unknown at build time, so Latin letters
 * take the metrics of the common grotesques (in hundredths of an em) plus an allowance; every Han
 * character and full-width sign is exactly one em wide in all fonts.
 */
const LATIN_WIDTHS: ReadonlyArray<readonly [number, string]> = [
  [20, "'"],
  [23, 'ijl'],
  [28, '| !,;I[\\]ft'],
  [34, '()-`r./:'],
  [36, '"'],
  [39, '*'],
  [48, '^'],
  [50, 'ckvxyszJ'],
  [56, '#$0123456789?L_abdeghnopqu'],
  [59, '+<=>~{}'],
  [61, 'FTZ'],
  [67, '&ABEKPSVXY'],
  [73, 'CDHNRUw'],
  [78, 'GOQ'],
  [84, 'Mm'],
  [89, '%'],
  [95, 'W'],
  [102, '@'],
];
const WIDTH_OF = new Map(
  LATIN_WIDTHS.flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, width] as const),
  ),
);
/** With DejaVu Sans, the widest face a system is likely to use, texts reach into their padding but not beyond. */
const LATIN_ALLOWANCE = 1.08;
const SEMIBOLD_ALLOWANCE = 1.12;

/** No line may begin with these, or end with those. */
const NOT_AT_START = /^[，。、：；！？）」』】》”’…,.:;!?)\]}%]/u;
const NOT_AT_END = /[（「『【《“‘([{]$/u;
const AFTER_STOP = /[，。、：；！？]$/u;
/** In ems. */
const STOP_WORTH = 2.5;

export interface TextStyle {
  size: number;
  semibold?: boolean;
}

export function measureText(text: string, {size, semibold = false}: TextStyle): number {
  let hundredths = 0;
  for (const character of text) {
    hundredths += characterWidth(character, semibold);
  }
  return (hundredths / 100) * size;
}

/** By character, regular and semibold: the same few hundred come again and again. */
const knownWidths = {regular: new Map<string, number>(), semibold: new Map<string, number>()};

function characterWidth(character: string, semibold: boolean): number {
  const known = semibold ? knownWidths.semibold : knownWidths.regular;
  const width = known.get(character) ?? findWidth(character, semibold);
  known.set(character, width);
  return width;
}

function findWidth(character: string, semibold: boolean): number {
  const latin = WIDTH_OF.get(character) ?? (/\p{Script=Latin}/u.test(character) ? 60 : undefined);
  if (latin === undefined) {
    return /\p{Mark}/u.test(character) ? 0 : 100;
  }
  return latin * LATIN_ALLOWANCE * (semibold ? SEMIBOLD_ALLOWANCE : 1);
}

/**
 * Breaks text into lines no wider than `width`, between Han characters or at spaces, and evens them out
 * so that no line is left with a lone character. With `maxLines` the rest becomes an ellipsis.
 */
export function wrapText(
  text: string,
  width: number,
  style: TextStyle,
  maxLines = Number.POSITIVE_INFINITY,
): string[] {
  const pieces = splitPieces(text, width, style);
  const lines = fillLines(pieces, width, style);
  if (lines.length > maxLines) {
    const kept = lines.slice(0, maxLines);
    const last = kept.length - 1;
    kept[last] = shorten(kept[last] ?? '', width, style);
    return kept;
  }
  return lines.length > 1 ? balance(pieces, width, lines.length, style) : lines;
}

/**
 * Of all ways to break into the same number of lines, the evenest; a break after punctuation is worth
 * some unevenness.
 */
function balance(pieces: string[], width: number, count: number, style: TextStyle): string[] {
  if (count === 1) {
    return [pieces.join('').trim()];
  }
  let best: {lines: string[]; cost: number} | undefined;
  for (let end = 1; end <= pieces.length - count + 1; end += 1) {
    const first = pieces.slice(0, end).join('').trim();
    if (measureText(first, style) > width) {
      break;
    }
    const lines = [first, ...balance(pieces.slice(end), width, count - 1, style)];
    const widths = lines.map((line) => measureText(line, style));
    const stops = lines.slice(0, -1).filter((line) => AFTER_STOP.test(line)).length;
    const cost = Math.max(...widths) - STOP_WORTH * style.size * stops;
    if (Math.max(...widths) <= width && (!best || cost < best.cost)) {
      best = {lines, cost};
    }
  }
  return best?.lines ?? fillLines(pieces, width, style);
}

function fillLines(pieces: string[], width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line && measureText((line + piece).trimEnd(), style) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line ? piece : piece.trimStart();
  }
  return line.trimEnd() ? [...lines, line.trimEnd()] : lines;
}

const words = new Intl.Segmenter('zh', {granularity: 'word'});
/** Spaces, stretches of East Asian script, and other stretches up to and with their punctuation. */
const CHUNKS =
  /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、：；！？]+[，。、：；！？]*|[，。、：；！？]+/gu;

/** Stretches that stay together: Chinese words with their punctuation, Latin words up to the next space. */
function splitPieces(text: string, width: number, style: TextStyle): string[] {
  const units = (text.match(CHUNKS) ?? []).flatMap((chunk) =>
    /^\p{Script=Han}/u.test(chunk)
      ? Array.from(words.segment(chunk), ({segment}) => segment)
      : [chunk],
  );
  const pieces: string[] = [];
  for (const unit of units) {
    const before = pieces.at(-1);
    const sticks =
      before !== undefined &&
      (/^\s/.test(unit) || NOT_AT_START.test(unit) || NOT_AT_END.test(before));
    if (sticks) {
      pieces[pieces.length - 1] = before + unit;
    } else {
      pieces.push(unit);
    }
  }
  return pieces.flatMap((piece) =>
    measureText(piece.trimEnd(), style) > width ? breakWord(piece, width, style) : [piece],
  );
}

/** A word wider than the line (a path, a model name) breaks before a slash or after a sign, else anywhere. */
function breakWord(word: string, width: number, style: TextStyle): string[] {
  const parts = word.match(/\/*[^/_.,:-]*[_.,:-]*/gu)?.filter(Boolean) ?? [word];
  return parts.flatMap((part) => (measureText(part.trimEnd(), style) > width ? [...part] : [part]));
}

function shorten(line: string, width: number, style: TextStyle): string {
  const characters = [...line];
  while (characters.length > 1 && measureText(`${characters.join('')}…`, style) > width) {
    characters.pop();
  }
  return `${characters.join('').trimEnd()}…`;
}
