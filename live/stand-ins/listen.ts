import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface StandIn {
  /** Scheme, host and port; no slash at the end. */
  url: string;
  close(): Promise<void>;
}

type Handle = (
  request: IncomingMessage,
  body: string,
  response: ServerResponse,
) => void | Promise<void>;

/** Serves on loopback; port 0 takes any free one. */
export async function listen(handle: Handle, port = 0): Promise<StandIn> {
  const server = createServer((request, response) => {
    void readBody(request)
      .then((body) => handle(request, body, response))
      .catch((error: unknown) => {
        response.writeHead(500, {'content-type': 'text/plain; charset=utf-8'});
        response.end(String(error));
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function answerJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, {'content-type': 'application/json'});
  response.end(JSON.stringify(value));
}
