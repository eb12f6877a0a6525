import {createHash} from 'node:crypto';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface SiteServer {
  url: string;
  /** Method, path and status of each answer. */
  answers: string[];
  close(): Promise<void>;
}

/** Serves files under `/langflow/` with an ETag each, as a static host does. */
export async function serveFiles(files: Map<string, string>): Promise<SiteServer> {
  const answers: string[] = [];
  const server = createServer((request, response) => {
    const name = decodeURI((request.url ?? '').replace(/^\/langflow\//, ''));
    const text = files.get(name);
    const etag = `"${createHash('sha256')
      .update(text ?? '')
      .digest('hex')}"`;
    const status = text === undefined ? 404 : request.headers['if-none-match'] === etag ? 304 : 200;
    answers.push(`${name} ${status}`);
    const isPage = text?.startsWith('<!doctype html>');
    response.writeHead(status, {etag, 'content-type': isPage ? 'text/html' : 'text/plain'});
    response.end(status === 200 ? text : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/langflow/`,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
