import type {SampleRequest, SampleValue} from '../../plugins/api-reference/samples/describeRequest';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** JSON where it is JSON, else the text; of a stream, what came within the time. */
  body: unknown;
}

/** Headers that tell a caller something; the rest is the server's housekeeping. */
const NOTED = [
  'content-type',
  'content-disposition',
  'content-encoding',
  'location',
  'set-cookie',
  'www-authenticate',
];

const STREAM_TIME = 12_000;
const LONGEST_TEXT = 4000;

export interface Sending {
  url: string;
  environment: Record<string, string>;
  files: Record<string, string>;
  /** Redirects are answers of their own here. */
}

/** Sends what a sample would send, and notes what comes back. */
export async function sendRequest(request: SampleRequest, sending: Sending): Promise<Answer> {
  const value = (text: SampleValue) =>
    typeof text === 'string' ? text : (sending.environment[text.variable] ?? '');
  const path = request.path
    .map((part) => (typeof part === 'string' ? part : encodeURIComponent(part.value)))
    .join('');
  const query = new URLSearchParams(request.query).toString();
  const headers = new Headers();
  for (const [name, text] of request.headers) {
    if (value(text)) {
      headers.set(name, `${name === 'Authorization' ? 'Bearer ' : ''}${value(text)}`);
    }
  }
  const cookies = request.cookies.map(([name, text]) => `${name}=${value(text)}`);
  if (cookies.length > 0) {
    headers.set('Cookie', cookies.join('; '));
  }
  if (request.body?.kind === 'json') {
    headers.set('Content-Type', 'application/json');
  }
  const response = await fetch(sending.url + path + (query && `?${query}`), {
    method: request.method,
    headers,
    body: bodyOf(request, sending.files),
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  });
  return {
    status: response.status,
    headers: notedHeaders(response.headers),
    body: await readBody(response),
  };
}

/** A header that comes more than once is noted with all its values. */
function notedHeaders(headers: Headers): Record<string, string> {
  const noted = NOTED.filter((name) => headers.has(name));
  return Object.fromEntries(
    noted.map((name) => [
      name,
      name === 'set-cookie' ? headers.getSetCookie().join('\n') : headers.get(name)!,
    ]),
  );
}

function bodyOf({body}: SampleRequest, files: Record<string, string>): RequestInit['body'] {
  if (!body) {
    return undefined;
  }
  if (body.kind === 'json') {
    return JSON.stringify(body.value);
  }
  if (body.kind === 'form') {
    return new URLSearchParams(body.fields);
  }
  const form = new FormData();
  for (const [name, file] of body.files) {
    form.append(name, new Blob([files[file] ?? '']), file);
  }
  for (const [name, text] of body.fields) {
    form.append(name, text);
  }
  return form;
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (/event-stream|ndjson/.test(type)) {
    return readStream(response);
  }
  if (/octet|zip|image/.test(type)) {
    return `<${(await response.arrayBuffer()).byteLength} bytes>`;
  }
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, LONGEST_TEXT);
  }
}

/** Some streams never end: what came within the time is what is noted. */
async function readStream(response: Response): Promise<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const end = Date.now() + STREAM_TIME;
  let text = '';
  while (Date.now() < end) {
    const pause = new Promise<undefined>((resolve) => setTimeout(resolve, end - Date.now()));
    const part = await Promise.race([reader.read(), pause]);
    text += part?.value ?? '';
    if (!part || part.done) {
      break;
    }
  }
  await reader.cancel().catch(() => undefined);
  return text;
}
