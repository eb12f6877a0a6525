import type {JsonObject} from './openapi';

const REFERENCE = /"\$ref":"#\/components\/schemas\/([^"]+)"/g;

/** Names of shared schemas that no operation and no shared response leads to. */
export function unusedSchemas(document: JsonObject): string[] {
  const {schemas = {}, ...shared} = (document.components ?? {}) as {schemas?: JsonObject};
  const reached = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part ?? null).matchAll(REFERENCE)) {
      if (reached.has(name)) {
        continue;
      }
      reached.add(name);
      follow(schemas[name]);
    }
  };
  follow(document.paths);
  follow(shared);
  return Object.keys(schemas).filter((name) => !reached.has(name));
}
