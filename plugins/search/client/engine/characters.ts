/** Classes of UTF-16 code units. All functions expect folded text (see foldText.ts). */

export function isHan(code: number): boolean {
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf);
}

/** Letters and digits that form words between separators: Latin above all, other alphabets too. */
export function isWordCode(code: number): boolean {
  if (code < 0x80) {
    return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
  }
  return (
    (code >= 0xdf && code <= 0x24f && code !== 0xf7) ||
    (code >= 0x370 && code <= 0x52f) ||
    (code >= 0x3041 && code <= 0x30ff && code !== 0x30fb) ||
    (code >= 0xac00 && code <= 0xd7a3)
  );
}
