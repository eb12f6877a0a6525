import type {JsonObject} from './openapi';

/** Values that the API exchanges: what stands in them is no text of ours. */
const payloads = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Keys below these are names that the description gives, not words of OpenAPI. */
const namedChildren = new Set(['properties', 'schemas', 'parameters', 'responses', 'paths']);

function mapTexts(value: unknown, change: (text: string) => string, isNamed = false): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => mapTexts(item, change));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, child]: [string, unknown]) => {
      if (!isNamed && payloads.has(key)) {
        return [key, child];
      }
      if (!isNamed && key === 'description' && typeof child === 'string') {
        return [key, change(child)];
      }
      return [key, mapTexts(child, change, !isNamed && namedChildren.has(key))];
    }),
  );
}

/** The description as one file for other tools: its links to pages of the site carry the site's whole address. */
export const publishDescription = (document: JsonObject, siteUrl: string): JsonObject =>
  mapTexts(document, (text) => text.replace(/\]\(\//g, `](${siteUrl}`)) as JsonObject;
