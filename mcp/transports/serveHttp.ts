import {createServer as createHttpServer} from 'node:http';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {SSEServerTransport} from '@modelcontextprotocol/sdk/server/sse.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {createServer} from '../createServer';
import type {Library} from '../library/createLibrary';
import type {Settings} from '../readArguments';
import {isTrustedRequest} from './isTrustedRequest';

export interface HttpService {
  /** Scheme, host and port. */
  url: string;
  close(): Promise<void>;
}

/** Langflow 1.5 gives up a stream on which nothing came for 30 seconds, and its next call fails. */
const KEEP_ALIVE_MS = 15_000;

/** Streamable HTTP at `/mcp`; at `/sse` the older transport, the only one by address that Langflow 1.5 speaks. */
export async function serveHttp(
  library: Library,
  {host, port, allowedHosts}: NonNullable<Settings['http']>,
  keepAliveMs = KEEP_ALIVE_MS,
): Promise<HttpService> {
  const streams = new Map<string, SSEServerTransport>();

  /** Nothing is remembered between requests, so that no session can be lost or taken over. */
  async function answerStreamable(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST') {
      return refuse(response, 405, 'POST only', {allow: 'POST'});
    }
    const server = createServer(library);
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    });
    response.on('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request, response);
  }

  async function openStream(response: ServerResponse) {
    const transport = new SSEServerTransport('/messages', response);
    const server = createServer(library);
    streams.set(transport.sessionId, transport);
    const keepAlive = setInterval(() => response.write(': \n\n'), keepAliveMs);
    response.on('close', () => {
      clearInterval(keepAlive);
      streams.delete(transport.sessionId);
      void server.close();
    });
    await server.connect(transport);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const {host: asked, origin} = request.headers;
    if (!isTrustedRequest({host: asked, origin}, allowedHosts)) {
      return refuse(
        response,
        403,
        `Host ${asked} or Origin ${origin} is not allowed; see --allow-host`,
      );
    }
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/mcp') {
      return answerStreamable(request, response);
    }
    if (pathname === '/sse' && request.method === 'GET') {
      return openStream(response);
    }
    if (pathname === '/messages' && request.method === 'POST') {
      const stream = streams.get(searchParams.get('sessionId') ?? '');
      return stream
        ? stream.handlePostMessage(request, response)
        : refuse(response, 404, 'No such session');
    }
    return refuse(response, 404, 'MCP: POST /mcp (streamable HTTP) or GET /sse');
  }

  const http = createHttpServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) {
        refuse(response, 500, 'Internal error');
      }
    });
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });
  const {port: actual, address, family} = http.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const body = {jsonrpc: '2.0', error: {code: -32000, message}, id: null};
  response
    .writeHead(status, {'content-type': 'application/json', ...headers})
    .end(JSON.stringify(body));
}
