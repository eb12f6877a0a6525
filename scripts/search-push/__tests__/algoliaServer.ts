import http from 'node:http';
import type {AddressInfo} from 'node:net';

interface StoredIndex {
  records: Map<string, Record<string, unknown>>;
  settings: Record<string, unknown>;
  synonyms: Map<string, Record<string, unknown>>;
  /** Made in the console, not by a push. */
  rules: string[];
}

export interface AlgoliaServer {
  address: string;
  indices: Map<string, StoredIndex>;
  /** Method and path of every request that changes something. */
  writes: string[];
  keys: Set<string>;
  /** Requests whose path contains this fail. */
  failOn: string | null;
  close(): Promise<void>;
}

export function createIndex(): StoredIndex {
  return {records: new Map(), settings: {}, synonyms: new Map(), rules: []};
}

/** The part of Algolia's indexing API that a push uses, in memory, on the loopback address. */
export async function startAlgoliaServer(): Promise<AlgoliaServer> {
  const indices = new Map<string, StoredIndex>();
  const server: AlgoliaServer = {
    address: '',
    indices,
    writes: [],
    keys: new Set(),
    failOn: null,
    close: () => Promise.resolve(),
  };
  const listener = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://host');
      server.keys.add(String(request.headers['x-algolia-api-key']));
      const reply = (status: number, value: unknown): void => {
        response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(value));
      };
      if (server.failOn && url.pathname.includes(server.failOn)) {
        reply(400, {message: `${server.failOn} is not possible`, status: 400});
        return;
      }
      const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
      const [status, value] = handle(server, request.method ?? '', url.pathname, body);
      reply(status, value);
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  server.address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  server.close = () =>
    new Promise<void>((resolve) => {
      listener.close(() => resolve());
      listener.closeAllConnections();
    });
  return server;
}

function handle(
  server: AlgoliaServer,
  method: string,
  path: string,
  body: Record<string, unknown>,
): [number, unknown] {
  const [, , , encodedName = '', ...rest] = path.split('/');
  const name = decodeURIComponent(encodedName);
  const action = rest.join('/');
  const index = server.indices.get(name);
  const task: [number, unknown] = [200, {taskID: 1, updatedAt: '2025-07-28T00:00:00Z'}];
  if (action.startsWith('task/')) {
    return [200, {status: 'published'}];
  }
  if (method === 'GET' && action === 'settings') {
    return index ? [200, index.settings] : [404, {message: 'Index does not exist', status: 404}];
  }
  if (action === 'browse') {
    return [200, {hits: [...(index?.records.values() ?? [])], nbHits: index?.records.size ?? 0}];
  }
  if (action === 'synonyms/search') {
    const hits = [...(index?.synonyms.values() ?? [])];
    return [200, {hits: Number(body.page ?? 0) > 0 ? [] : hits, nbHits: hits.length}];
  }
  const isCopy = action === 'operation' && body.operation === 'copy';
  const target = isCopy ? String(body.destination) : name;
  server.writes.push(`${method} ${target} ${isCopy ? 'copy' : action}`.trim());
  write(server, name, method, action, body);
  return task;
}

function write(
  {indices}: AlgoliaServer,
  name: string,
  method: string,
  action: string,
  body: Record<string, unknown>,
): void {
  if (method === 'DELETE' && action === '') {
    indices.delete(name);
    return;
  }
  const index = indices.get(name) ?? createIndex();
  indices.set(name, index);
  if (action === 'settings') {
    index.settings = body;
  } else if (action === 'batch') {
    const requests = body.requests as {body: Record<string, unknown>}[];
    requests.forEach((entry) => index.records.set(String(entry.body.objectID), entry.body));
  } else if (action === 'synonyms/batch') {
    const synonyms = body as unknown as Record<string, unknown>[];
    index.synonyms = new Map(synonyms.map((entry) => [String(entry.objectID), entry]));
  } else if (action === 'operation' && body.operation === 'copy') {
    const copy = createIndex();
    copy.rules = (body.scope as string[]).includes('rules') ? index.rules : [];
    indices.set(String(body.destination), copy);
  } else if (action === 'operation' && body.operation === 'move') {
    indices.set(String(body.destination), index);
    indices.delete(name);
  }
}
