export interface IdentifierPart {
  /** Lower case. */
  text: string;
  offset: number;
}

const HAS_PARTS = /[a-z0-9][A-Z]|[A-Z]{2}[a-z]/;
/** An acronym (`API` in `APIRequest`), a capitalised or plain word, or a number. */
const PART = /[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+/g;

/**
 * The words inside a camelCase name. Names joined by `_`, `-`, `.` or `/` need no help: those
 * characters separate words anyway.
 */
export function splitIdentifier(name: string): IdentifierPart[] {
  if (!HAS_PARTS.test(name)) {
    return [];
  }
  const parts: IdentifierPart[] = [];
  for (const match of name.matchAll(PART)) {
    const [text] = match;
    if (text.length > 1 && text.length < name.length) {
      parts.push({text: text.toLowerCase(), offset: match.index});
    }
  }
  return parts;
}
