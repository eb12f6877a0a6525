import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {createResolver} from '../../deploy/resolveRequest';
import {
  caching,
  hashedFiles,
  negotiated,
  securityHeaders,
  siteFile,
  type Site,
} from '../../deploy/rules';
import {acceptedEncodings, readServedFile, type ServedFile} from './readFile';

/** A build's own settings, or what to do if there are none. */
export function readSite(directory: string): Site {
  const file = path.join(directory, siteFile);
  if (!existsSync(file)) {
    throw new Error(`${file} 不存在：${directory} 里没有完整的构建结果。请先运行 npm run build 。`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Site;
}

/** A proxy may ask with the whole address. */
const targetOf = ({url = '/'}: IncomingMessage): string =>
  url.replace(/^https?:\/\/[^/?]*/i, '') || '/';

const hashed = hashedFiles.map((pattern) => new RegExp(pattern));
const isNegotiated = new RegExp(negotiated);

/** What decides about the answer besides the address. */
function variesBy(request: IncomingMessage, {varies}: ServedFile): Record<string, string> {
  const names = [
    ...(isNegotiated.test(targetOf(request).split('?')[0]!) ? ['Accept'] : []),
    ...(varies ? ['Accept-Encoding'] : []),
  ];
  return names.length > 0 ? {Vary: names.join(', ')} : {};
}

function isUnchanged({headers}: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === etag || tag === '*') ?? false;
}

/** Serves a build as the configurations in deploy/ do: headers, redirects, compression, not-found page. */
export function createSiteServer(directory: string): Server {
  const site = readSite(directory);
  const resolve = createResolver(site.baseUrl);
  const headers = Object.fromEntries(securityHeaders(site));

  function sendText(response: ServerResponse, status: number, text: string): void {
    response.writeHead(status, {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
    });
    response.end(text);
  }

  function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    {status, name, file}: {status: number; name: string; file: ServedFile},
  ): void {
    const isHashed = status === 200 && hashed.some((pattern) => pattern.test(name));
    const unchanged = status === 200 && isUnchanged(request, file.etag);
    response.writeHead(unchanged ? 304 : status, {
      ...headers,
      'Cache-Control': isHashed ? caching.hashed : caching.other,
      ETag: file.etag,
      ...variesBy(request, file),
      ...(!unchanged && {
        'Content-Type': file.type,
        'Content-Length': file.content.length,
        ...(file.encoding && {'Content-Encoding': file.encoding}),
      }),
    });
    response.end(unchanged || request.method === 'HEAD' ? undefined : file.content);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, '只接受 GET 和 HEAD。\n');
      return;
    }
    const resolved = resolve(targetOf(request), request.headers.accept);
    if (resolved.kind === 'malformed') {
      sendText(response, 400, '地址的写法有误。\n');
      return;
    }
    if (resolved.kind === 'redirect') {
      response.writeHead(301, {...headers, Location: resolved.location, 'Content-Length': 0});
      response.end();
      return;
    }
    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    for (const name of resolved.kind === 'file' ? resolved.candidates : []) {
      const file = await readServedFile(path.join(directory, name), accepted);
      if (file) {
        sendFile(request, response, {status: 200, name, file});
        return;
      }
    }
    const name = '404.html';
    const file = await readServedFile(path.join(directory, name), accepted);
    if (file) {
      sendFile(request, response, {status: 404, name, file});
    } else {
      sendText(response, 404, '找不到页面。\n');
    }
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}：`, error);
      if (response.headersSent) {
        response.destroy();
      } else {
        sendText(response, 500, '服务器出错了。\n');
      }
    });
  });
}
