/** The characters that UTF-8 writes in two bytes; in a packed text they stand for others. */
export const FIRST_CODE = 0x80;
export const LAST_CODE = 0x7ff;

const CODES = /[\u0080-\u07ff]+/g;

/** Undoes `packText`. Run by run, which engines do much faster than character by character. */
export function unpackText(text: string, table: readonly string[]): string {
  return text.replace(CODES, (run) => {
    let unpacked = '';
    for (let at = 0; at < run.length; at++) {
      unpacked += table[run.charCodeAt(at) - FIRST_CODE] ?? '';
    }
    return unpacked;
  });
}
