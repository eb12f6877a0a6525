import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** What a response is for, as the browser says when it asks. */
export type Kind = 'html' | 'css' | 'script' | 'font' | 'image' | 'other';

/** One response, with its headers. */
export interface Sent {
  path: string;
  kind: Kind;
  /** Asked for by a link that announces what may be needed later. */
  isPrefetch: boolean;
  bytes: number;
}

export interface GzipServer {
  url: string;
  /** Grows with every response; also with those that workers ask for. */
  sent: Sent[];
  close: () => void;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const isCompressed = /\.(?:png|webp|jpe?g|woff2|pf_\w+|pagefind)$/;

const kinds: Record<string, Kind> = {
  document: 'html',
  style: 'css',
  script: 'script',
  worker: 'script',
  font: 'font',
  image: 'image',
};

export function readKind(destination: string | undefined): Kind {
  return kinds[destination ?? ''] ?? 'other';
}

const isPrefetch = ({headers}: IncomingMessage): boolean =>
  [headers['sec-purpose'], headers['purpose']].some((purpose) => purpose?.includes('prefetch'));

function findFile(folder: string, pathname: string): string | undefined {
  return [pathname, `${pathname}.html`, path.join(pathname, 'index.html')]
    .map((candidate) => path.join(folder, candidate))
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

/** One way to serve every site: gzip as most servers do it, pages validated anew, everything else kept. */
export async function serveWithGzip(folder: string): Promise<GzipServer> {
  const contents = new Map<string, Buffer>();
  const sent: Sent[] = [];

  function read(file: string): Buffer {
    const known = contents.get(file);
    if (known) {
      return known;
    }
    const plain = readFileSync(file);
    const content = isCompressed.test(file) ? plain : gzipSync(plain, {level: 6});
    contents.set(file, content);
    return content;
  }

  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const before = request.socket.bytesWritten;
    response.on('finish', () => {
      sent.push({
        path: pathname,
        kind: readKind(request.headers['sec-fetch-dest']?.toString()),
        isPrefetch: isPrefetch(request),
        bytes: request.socket.bytesWritten - before,
      });
    });
    const found = findFile(folder, decodeURIComponent(pathname));
    const file = found ?? findFile(folder, '/404.html');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const content = read(file);
    const tag = `"${content.length.toString(36)}-${Math.round(statSync(file).mtimeMs).toString(36)}"`;
    const headers = {
      etag: tag,
      'cache-control': file.endsWith('.html') ? 'no-cache' : 'max-age=3600',
    };
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(found ? 200 : 404, {
      ...headers,
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-length': content.length,
      ...(!isCompressed.test(file) && {'content-encoding': 'gzip'}),
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return {url: `http://localhost:${port}`, sent, close};
}
