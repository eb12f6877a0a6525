/**
 * Search text of a code block. Short blocks (commands) are kept as they stand, so that a pasted
 * command is found; of longer ones only the distinct names are kept, which is what people look for.
 */

const SHORT_BLOCK_LINES = 3;
const MAX_NAME_LENGTH = 64;
/** Keeps one record well below the 10 KB that Algolia accepts. */
const MAX_LINE_LENGTH = 600;

const NAME = /[\p{Script=Han}\w$@./:-]+/gu;
const EDGE_PUNCTUATION = /^[@./:]+(?=\w)|[./:@-]+$/g;
const HAS_LETTER = /\p{L}{2}/u;

/**
 * @param known names that the section has already; the same example in four languages repeats them
 */
export function extractCodeText(code: string, known = new Set<string>()): string[] {
  const lines = code
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => HAS_LETTER.test(line));
  if (lines.length <= SHORT_BLOCK_LINES && lines.every((line) => line.length <= MAX_LINE_LENGTH)) {
    return lines;
  }
  return packLines(newNames(code, known));
}

function newNames(code: string, known: Set<string>): string[] {
  const names: string[] = [];
  for (const [match] of code.matchAll(NAME)) {
    // A leading slash belongs to an endpoint path and is kept.
    const name = match.startsWith('/')
      ? match.replace(/[./:@-]+$/, '')
      : match.replace(EDGE_PUNCTUATION, '');
    if (name.length <= MAX_NAME_LENGTH && HAS_LETTER.test(name) && !known.has(name)) {
      known.add(name);
      names.push(name);
    }
  }
  return names;
}

function packLines(names: string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const name of names) {
    if (line && line.length + 1 + name.length > MAX_LINE_LENGTH) {
      lines.push(line);
      line = '';
    }
    line = line ? `${line} ${name}` : name;
  }
  if (line) {
    lines.push(line);
  }
  return lines;
}
