/**
 * Paragraphs about a field of the API reference lead to the field and not only to its section. A line that
 * begins with FIELD introduces one by its path below the section; a line with FIELD_TEXT says more about it.
 */
export const FIELD = '\u0001';
export const FIELD_TEXT = '\u0002';

/** `request-body` and `query-parameters` head the fields `body.…` and `query.…`. */
const prefixOf = (section: string): string => section.replace(/^request-|-parameters$/g, '');

/** The path of a field below its section; null if its id does not follow that of the section. */
export function fieldPath(section: string, id: string): string | null {
  const prefix = prefixOf(section);
  const rest = id.slice(prefix.length);
  // `response-200-2.id` is a field of the second kind of answer.
  const path = rest.startsWith('.') ? rest.slice(1) : rest;
  return id.startsWith(prefix) && /^\.|^-\d+\./.test(rest) && !/\s/.test(path) ? path : null;
}

const fieldAnchor = (section: string, path: string): string =>
  prefixOf(section) + (path.startsWith('-') ? path : `.${path}`);

export interface Line {
  text: string;
  /** Id of the field that the line is about. */
  field: string | null;
}

/** The paragraphs of a section as readers see them, each with the field it belongs to. */
export function readLines(paragraphs: readonly string[], section: string | null): Line[] {
  let field: string | null = null;
  return paragraphs.map((paragraph) => {
    if (paragraph.startsWith(FIELD)) {
      const text = paragraph.slice(FIELD.length);
      const [path = ''] = text.split(' ', 1);
      field = fieldAnchor(section ?? '', path);
      return {text: text.replace(/^-\d+\./, ''), field};
    }
    return paragraph.startsWith(FIELD_TEXT)
      ? {text: paragraph.slice(FIELD_TEXT.length), field}
      : {text: paragraph, field: null};
  });
}
