import type {AuthScheme, ContentKind, Operation, Parameter} from '../types';

/** A path parameter that a sample holds in a variable, so that readers see what to replace. */
export interface PathVariable {
  /** As in the path: `flow_id`. */
  name: string;
  value: string;
  /** Whether a value may hold characters that mean something in an address; a UUID may not. */
  encode: boolean;
}

/** A text of the request: as it stands, or read from the environment of the sample. */
export type SampleValue = string | {variable: EnvironmentVariable};

export type EnvironmentVariable = 'LANGFLOW_API_KEY' | 'LANGFLOW_TOKEN' | 'LANGFLOW_REFRESH_TOKEN';

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
  /** Credentials first; the type of the body is not among them. */
  headers: [string, SampleValue][];
  cookies: [string, SampleValue][];
  followsRedirect: boolean;
  compressed: boolean;
  body?: SampleBody;
  answer: ContentKind | 'none';
  /** Name under which a download is saved. */
  saveAs?: string;
}

/** The request of an operation's samples; `streaming` asks for the stream where that is a choice. */
export function describeRequest(operation: Operation, streaming = false): SampleRequest {
  const success = operation.responses.find(({status}) => status.startsWith('2'));
  const contents = success?.contents ?? [];
  const content = (streaming && contents.find(({kind}) => kind === 'stream')) || contents[0];
  const at = (place: Parameter['place']): [string, string][] =>
    operation.parameters
      .filter((parameter) => parameter.place === place && parameter.required)
      .map((parameter) => [parameter.name, exampleOf(parameter)]);
  const stream = streaming ? Object.entries(operation.streamQuery ?? {}) : [];
  return {
    method: operation.method.toUpperCase(),
    path: splitPath(operation),
    query: merge(at('query'), [...Object.entries(operation.sample.query ?? {}), ...stream]),
    headers: [
      ...credentials(operation).map(header),
      ...merge(at('header'), Object.entries(operation.sample.headers ?? {})),
    ],
    cookies: merge(at('cookie'), Object.entries(operation.sample.cookies ?? {})).map(
      ([name, value]) => [name, cookieValue(name, value)],
    ),
    followsRedirect: operation.redirects,
    compressed: operation.compressed,
    body: bodyOf(operation),
    answer: content?.kind ?? 'none',
    saveAs: content?.kind === 'binary' ? fileName(operation, content.contentType) : undefined,
  };
}

/** The variables that a request reads from its environment, in the order a reader meets them. */
export function variablesOf({headers, cookies}: SampleRequest): EnvironmentVariable[] {
  const names = [...headers, ...cookies].flatMap(([, value]) =>
    typeof value === 'string' ? [] : [value.variable],
  );
  return [...new Set(names)];
}

/** Entries of `over` replace those of the same name. */
function merge(entries: [string, string][], over: [string, string][]): [string, string][] {
  return Object.entries({...Object.fromEntries(entries), ...Object.fromEntries(over)});
}

/** The way to prove who calls: an API key in the header where that is accepted, a token where only that is. */
function credentials({security, redirects}: Operation): AuthScheme[] {
  const key: AuthScheme = {
    name: 'ApiKeyHeader',
    kind: 'headerKey',
    parameter: 'x-api-key',
    description: '',
  };
  // A redirect leads to an operation that wants the key, and clients carry the header along.
  if (redirects) {
    return [key];
  }
  const rank = (schemes: AuthScheme[]) => (schemes.every(({kind}) => kind === 'headerKey') ? 0 : 1);
  const usable = security.filter((schemes) => schemes.every(({kind}) => kind !== 'queryKey'));
  return [...usable].sort((a, b) => rank(a) - rank(b))[0] ?? [];
}

function header({kind, parameter}: AuthScheme): [string, SampleValue] {
  return kind === 'bearer'
    ? ['Authorization', {variable: 'LANGFLOW_TOKEN'}]
    : [parameter ?? 'x-api-key', {variable: 'LANGFLOW_API_KEY'}];
}

/** Cookies that are secrets come from the environment, as keys do. */
const cookieValue = (name: string, value: string): SampleValue =>
  name === 'refresh_token_lf' ? {variable: 'LANGFLOW_REFRESH_TOKEN'} : value;

function splitPath({path, parameters}: Operation): (string | PathVariable)[] {
  return path
    .split(/(\{[^}]+\})/)
    .filter(Boolean)
    .map((part) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      if (name === undefined) {
        return part;
      }
      const parameter = parameters.find((one) => one.place === 'path' && one.name === name);
      if (!parameter) {
        throw new Error(`${path}: the path parameter ${name} is not described.`);
      }
      return {name, value: exampleOf(parameter), encode: !parameter.type.includes('<uuid>')};
    });
}

function exampleOf({example, name}: Parameter): string {
  if (example === undefined || example === null) {
    return name;
  }
  return typeof example === 'string' ? example : JSON.stringify(example);
}

function bodyOf({body, sample}: Operation): SampleBody | undefined {
  if (!body) {
    return undefined;
  }
  const example = sample.body ?? body.example;
  if (body.kind === 'json') {
    return {kind: 'json', value: example ?? null};
  }
  const fields = Object.entries((example ?? {}) as Record<string, unknown>).map(
    ([name, value]): [string, string] => [name, String(value)],
  );
  if (body.kind === 'form') {
    return {kind: 'form', fields};
  }
  return {
    kind: 'multipart',
    files: fields.filter(([name]) => body.fileFields.includes(name)),
    fields: fields.filter(([name]) => !body.fileFields.includes(name)),
  };
}

/** A file keeps the name it is asked for by; an archive has none in its address. */
function fileName({sample, parameters}: Operation, contentType: string): string {
  if (sample.saveAs) {
    return sample.saveAs;
  }
  const named = parameters.find(({place, name}) => place === 'path' && name === 'file_name');
  if (typeof named?.example === 'string') {
    return named.example;
  }
  return contentType.includes('zip') ? 'download.zip' : 'download.bin';
}
