import {validate} from '@readme/openapi-parser';
import {isMap, isPair, isSeq, LineCounter, parseDocument} from 'yaml';
import type {Bundle} from './bundleDescription';
import {DescriptionError} from './DescriptionError';
import {allSchemas, escapePointer, operationEntries, unescapePointer} from './walkDescription';

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** The parser lets any word pass as the type of a schema, because OpenAPI 3.1 leaves schemas to JSON Schema. */
function checkTypes({document, locate}: Bundle): void {
  for (const {schema, pointer} of allSchemas(document)) {
    const unknown = [schema.type ?? []].flat().find((type) => !TYPES.includes(type));
    if (unknown !== undefined) {
      throw new DescriptionError(
        `不符合 JSON Schema：没有 ${unknown} 这个类型`,
        locate(`${pointer}/type`),
        `改成 ${TYPES.join('、')} 之一。`,
      );
    }
  }
}

/** Fails with file and line when the bundled document is not valid OpenAPI. */
export async function validateDescription(bundle: Bundle): Promise<void> {
  checkTypes(bundle);
  // The parser replaces references in place: the model needs them, and the parser's lines count without them.
  const copy = structuredClone(bundle.document);
  let messages: string[];
  try {
    const result = await validate(copy as unknown as Parameters<typeof validate>[0], {
      dereference: {circular: 'ignore'},
    });
    if (result.valid) return;
    messages = result.errors.map((error) => error.message);
  } catch (error) {
    messages = [error instanceof Error ? error.message : String(error)];
  }
  const first = messages[0] ?? '未知错误';
  const more = messages.length > 1 ? `（另有 ${messages.length - 1} 处）` : '';
  throw new DescriptionError(
    `不符合 OpenAPI 3.1：${[first.split('\n')[0], remarkOf(first)].filter(Boolean).join('：')}${more}`,
    bundle.locate(followReferences(findPointer(first, copy), bundle.document)),
    '对照 OpenAPI 3.1 规范改正这一处；同类的写法可参考 openapi/paths/flows.yaml。',
  );
}

/** What the parser writes under the marked place, for example "respones is not expected to be here!". */
const remarkOf = (message: string): string | undefined => /\^+ (.+)$/m.exec(message)?.[1];

/** Where a place of the dereferenced document stands in the one with references. */
function followReferences(pointer: string, document: Record<string, unknown>): string {
  let at = '';
  for (const part of pointer.split('/').slice(1)) {
    at += `/${part}`;
    const node = readPointer(document, at) as {$ref?: unknown} | null | undefined;
    if (typeof node?.$ref === 'string' && node.$ref.startsWith('#/')) {
      at = followReferences(node.$ref.slice(1), document);
    }
  }
  return at;
}

function readPointer(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown> | null | undefined)?.[unescapePointer(part)],
      document,
    );
}

/**
 * The parser reports a line of the pretty-printed document, or names the operation in prose;
 * both lead back to a pointer.
 */
function findPointer(message: string, document: Record<string, unknown>): string {
  const line = /^> *(\d+) \|/m.exec(message)?.[1];
  if (line) return pointerAtLine(JSON.stringify(document, null, 2), Number(line));
  const operationId = /operationId `([^`]+)`/.exec(message)?.[1];
  let best = '';
  for (const {path, method, operation, pointer} of operationEntries(document)) {
    const named = message.includes(`/paths${path}/${method}`);
    if ((named && pointer.length > best.length) || operation.operationId === operationId) {
      best = pointer;
    }
  }
  return best;
}

function pointerAtLine(json: string, line: number): string {
  const lines = new LineCounter();
  const root = parseDocument(json, {lineCounter: lines}).contents;
  const start = (lines.lineStarts[line - 1] ?? 0) + 1;
  let node: unknown = root;
  let pointer = '';
  for (;;) {
    if (!isMap(node) && !isSeq(node)) return pointer;
    const index = node.items.findIndex((item) => {
      const value = isPair(item) ? item.value : item;
      const range = (value as {range?: [number, number, number]} | null)?.range;
      const from = isPair(item) ? (item.key as {range: [number]}).range[0] : range?.[0];
      return (
        from !== undefined && range !== undefined && lineEnd(from) <= start && start < range[1]
      );
    });
    const item = node.items[index];
    if (item === undefined) return pointer;
    const key = isPair(item) ? String((item.key as {value: unknown}).value) : String(index);
    pointer += `/${escapePointer(key)}`;
    node = isPair(item) ? item.value : item;
  }
  // A line counts from its first column, before the indentation of the key on it.
  function lineEnd(offset: number): number {
    return (lines.lineStarts[lines.linePos(offset).line - 1] ?? 0) + 1;
  }
}
