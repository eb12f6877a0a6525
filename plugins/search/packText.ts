import {FIRST_CODE, LAST_CODE} from './client/engine/unpackText';

export interface PackedText {
  text: string;
  /** What stands for each code, most frequent first. */
  table: string[];
}

const CODES = LAST_CODE - FIRST_CODE + 1;
const HAN_RUN = /[\u3400-\u4dbf\u4e00-\u9fff]+/g;
const WORD_LENGTHS = [2, 3, 4];
const MAX_WORDS = 800;
/** Rarer words cost more in the table than they save in the text. */
const MIN_WORD_COUNT = 30;

/**
 * Chinese takes three bytes a character in UTF-8, and compression removes only part of that. Here
 * the frequent characters and words of the site get the codes that take two bytes, the most
 * frequent ones next to each other. That makes the small files of texts a quarter smaller when they
 * are compressed. Only characters beyond ASCII are touched, so that commands and names can still be
 * read in the file.
 */
export function packText(text: string): PackedText {
  const pieces = cutPieces(text, new Set(frequentWords(text)));
  const table = choosePieces(pieces);
  const codes = new Map(
    table.map((piece, number) => [piece, String.fromCharCode(FIRST_CODE + number)]),
  );
  const spell = (piece: string): string =>
    codes.get(piece) ??
    (isPlain(piece)
      ? piece
      : Array.from(piece, (character) => codes.get(character) ?? character).join(''));
  return {text: pieces.map(spell).join(''), table};
}

/** Sequences of Han characters that would save most; whether they are words does not matter. */
function frequentWords(text: string): string[] {
  const counts = new Map<string, number>();
  for (const [run] of text.matchAll(HAN_RUN)) {
    for (const length of WORD_LENGTHS) {
      for (let at = 0; at + length <= run.length; at++) {
        addOne(counts, run.slice(at, at + length));
      }
    }
  }
  const saved = ([word, count]: [string, number]): number => count * (word.length - 1);
  return [...counts]
    .filter(([, count]) => count >= MIN_WORD_COUNT)
    .sort((a, b) => saved(b) - saved(a) || compare(a[0], b[0]))
    .slice(0, MAX_WORDS)
    .map(([word]) => word);
}

/** It begins with what stays as it is. */
const isPlain = (piece: string): boolean => piece.charCodeAt(0) < FIRST_CODE;

/** The text as words, where one begins the longest, and single characters; all between two of them is one piece. */
function cutPieces(text: string, words: Set<string>): string[] {
  const lengths = [...WORD_LENGTHS].reverse();
  const pieces: string[] = [];
  let at = 0;
  while (at < text.length) {
    const from = at;
    let length = 0;
    while (text.charCodeAt(at + length) < FIRST_CODE) {
      length += 1;
    }
    length ||= lengths.find((length) => words.has(text.slice(from, from + length))) ?? 1;
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return pieces;
}

/** Characters that are codes themselves must be in the table; of the others the most frequent. */
function choosePieces(pieces: string[]): string[] {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    if (!isPlain(piece)) {
      addOne(counts, piece);
    }
  }
  const isCode = (piece: string): boolean => piece.charCodeAt(0) <= LAST_CODE;
  const byCount = (a: [string, number], b: [string, number]): number =>
    b[1] - a[1] || compare(a[0], b[0]);
  return [...counts]
    .sort((a, b) => Number(isCode(b[0])) - Number(isCode(a[0])) || byCount(a, b))
    .slice(0, CODES)
    .sort(byCount)
    .map(([piece]) => piece);
}

function addOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** By code unit: the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
