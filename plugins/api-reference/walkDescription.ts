import type {JsonObject, OperationObject, SchemaObject} from './openapi';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
export const unescapePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

export interface OperationEntry {
  path: string;
  method: string;
  operation: OperationObject;
  pointer: string;
}

/** Every operation in the order of the document, which decides the numbers of repeated slugs. */
export function operationEntries(document: JsonObject): OperationEntry[] {
  const paths = (document.paths ?? {}) as Record<string, Record<string, unknown>>;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({
        path,
        method,
        operation: operation as OperationObject,
        pointer: `/paths/${escapePointer(path)}/${method}`,
      })),
  );
}

export interface SchemaVisit {
  schema: SchemaObject;
  pointer: string;
  /** The name under which the schema is a property of an object, if it is one. */
  property?: string;
}

/** A schema and the schemas written inside it; references are not followed. */
export function* schemasWithin(
  schema: SchemaObject,
  pointer: string,
  property?: string,
): Generator<SchemaVisit> {
  yield {schema, pointer, property};
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    yield* schemasWithin(child, `${pointer}/properties/${escapePointer(name)}`, name);
  }
  for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const) {
    for (const [index, child] of (schema[key] ?? []).entries()) {
      yield* schemasWithin(child, `${pointer}/${key}/${index}`);
    }
  }
  for (const key of ['items', 'additionalProperties'] as const) {
    const child = schema[key];
    if (child && typeof child === 'object') {
      yield* schemasWithin(child, `${pointer}/${key}`);
    }
  }
}

/** Every schema of a document: the shared ones and those written inside parameters, bodies and responses. */
export function* allSchemas(document: JsonObject): Generator<SchemaVisit> {
  const {components, paths} = document as {
    components?: {schemas?: Record<string, SchemaObject>} & JsonObject;
    paths?: JsonObject;
  };
  for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
    yield* schemasWithin(schema, `/components/schemas/${escapePointer(name)}`);
  }
  yield* inlineSchemas(paths, '/paths');
  for (const section of ['responses', 'parameters'] as const) {
    yield* inlineSchemas(components?.[section], `/components/${section}`);
  }
}

/** What stands under a key `schema`; examples may use the word for something else. */
function* inlineSchemas(node: unknown, pointer: string): Generator<SchemaVisit> {
  if (node === null || typeof node !== 'object') {
    return;
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === 'example') {
      continue;
    }
    const at = `${pointer}/${escapePointer(key)}`;
    if (key === 'schema') {
      yield* schemasWithin(value as SchemaObject, at);
    } else {
      yield* inlineSchemas(value, at);
    }
  }
}
