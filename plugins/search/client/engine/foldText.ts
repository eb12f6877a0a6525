/**
 * Folding removes differences that readers do not mean: case, full and half width, traditional
 * and simplified forms. It maps code unit by code unit, so that positions in the folded text are
 * positions in the original.
 */

export type Fold = (text: string) => string;

const FULL_WIDTH_START = 0xff01;
const FULL_WIDTH_END = 0xff5e;
const FULL_WIDTH_SHIFT = 0xfee0;
const IDEOGRAPHIC_SPACE = 0x3000;
const NO_BREAK_SPACE = 0xa0;
/** No script above this has upper case within one code unit, full-width Latin apart. */
const LAST_CASED = 0x1fff;

/** `fromCharCode` takes its codes as arguments, whose number is limited. */
const CHUNK = 8192;

/** @param traditionalPairs characters in pairs 「traditional, simplified」 */
export function createFold(traditionalPairs = ''): Fold {
  const table = new Uint16Array(0x10000);
  for (let code = 0; code < table.length; code++) {
    table[code] = code <= LAST_CASED ? lowerCase(code) : code;
  }
  for (let code = FULL_WIDTH_START; code <= FULL_WIDTH_END; code++) {
    table[code] = lowerCase(code - FULL_WIDTH_SHIFT);
  }
  table[IDEOGRAPHIC_SPACE] = 0x20;
  table[NO_BREAK_SPACE] = 0x20;
  for (let index = 0; index + 1 < traditionalPairs.length; index += 2) {
    table[traditionalPairs.charCodeAt(index)] = traditionalPairs.charCodeAt(index + 1);
  }
  return (text) => applyTable(text, table);
}

function lowerCase(code: number): number {
  const lower = String.fromCharCode(code).toLowerCase();
  return lower.length === 1 ? lower.charCodeAt(0) : code;
}

function applyTable(text: string, table: Uint16Array): string {
  let folded = '';
  const codes = new Uint16Array(Math.min(CHUNK, text.length));
  for (let start = 0; start < text.length; start += CHUNK) {
    const length = Math.min(CHUNK, text.length - start);
    for (let index = 0; index < length; index++) {
      codes[index] = table[text.charCodeAt(start + index)] ?? 0;
    }
    folded += String.fromCharCode.apply(null, codes.subarray(0, length) as unknown as number[]);
  }
  return folded;
}
