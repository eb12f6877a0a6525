import type {ContentKind, Operation, Parameter} from '../types';

/** A path parameter that a sample holds in a variable, so that readers see what to replace. */
export interface PathVariable {
  /** As in the path: `flow_id`. */
  name: string;
  value: string;
}

export type SampleBody =
  | {kind: 'json'; value: unknown}
  | {kind: 'form'; fields: [string, string][]}
  | {kind: 'multipart'; files: [string, string][]; fields: [string, string][]};

/** One request that a sample sends, free of any programming language. */
export interface SampleRequest {
  method: string;
  /** The path cut at its parameters: literal text and variables in turn. */
  path: (string | PathVariable)[];
  query: [string, string][];
  sendsKey: boolean;
  followsRedirect: boolean;
  compressed: boolean;
  body?: SampleBody;
  answer: ContentKind | 'none';
  /** Name under which a download is saved. */
  saveAs?: string;
}

/** The request of an operation's samples; `streaming` asks for the stream where that is a choice. */
export function describeRequest(operation: Operation, streaming = false): SampleRequest {
  const query = operation.parameters
    .filter(({place, required}) => place === 'query' && required)
    .map((parameter): [string, string] => [parameter.name, exampleOf(parameter)]);
  const success = operation.responses.find(({status}) => status.startsWith('2'));
  const contents = success?.contents ?? [];
  const content = (streaming && contents.find(({kind}) => kind === 'stream')) || contents[0];
  return {
    method: operation.method.toUpperCase(),
    path: splitPath(operation),
    query: streaming ? [...query, ...Object.entries(operation.streamQuery ?? {})] : query,
    // A redirect leads to an operation that wants the key, and clients carry the header along.
    sendsKey: operation.auth.length > 0 || operation.redirects,
    followsRedirect: operation.redirects,
    compressed: operation.compressed,
    body: bodyOf(operation),
    answer: content?.kind ?? 'none',
    saveAs: content?.kind === 'binary' ? fileName(content.contentType) : undefined,
  };
}

function splitPath({path, parameters}: Operation): (string | PathVariable)[] {
  return path
    .split(/(\{[^}]+\})/)
    .filter(Boolean)
    .map((part) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      if (name === undefined) return part;
      const parameter = parameters.find((one) => one.place === 'path' && one.name === name);
      return {name, value: parameter ? exampleOf(parameter) : name};
    });
}

function exampleOf({example, name}: Parameter): string {
  if (example === undefined || example === null) return name;
  return typeof example === 'string' ? example : JSON.stringify(example);
}

function bodyOf({body}: Operation): SampleBody | undefined {
  if (!body) return undefined;
  if (body.kind === 'json') return {kind: 'json', value: body.example ?? null};
  const fields = Object.entries((body.example ?? {}) as Record<string, unknown>).map(
    ([name, value]): [string, string] => [name, String(value)],
  );
  if (body.kind === 'form') return {kind: 'form', fields};
  return {
    kind: 'multipart',
    files: fields.filter(([name]) => body.fileFields.includes(name)),
    fields: fields.filter(([name]) => !body.fileFields.includes(name)),
  };
}

function fileName(contentType: string): string {
  if (contentType.includes('zip')) return 'download.zip';
  return contentType.startsWith('image/') ? 'picture.svg' : 'download.bin';
}
