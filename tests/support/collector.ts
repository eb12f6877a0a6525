import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  referer: string | undefined;
  body: string;
}

type Answer = (request: ReceivedRequest, response: ServerResponse) => void;

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  const {pathname, searchParams} = new URL(request.url ?? '/', 'http://collector');
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    authorization: request.headers.authorization,
    referer: request.headers.referer,
    body: Buffer.concat(chunks).toString(),
  };
}

function allowEveryOrigin(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
  response.setHeader('Access-Control-Max-Age', '600');
}

/** A receiver on a loopback port that keeps what it was sent. */
export class Collector {
  readonly received: ReceivedRequest[] = [];
  #server: Server;

  private constructor(
    private answer: Answer,
    private readonly usualAnswer: Answer,
  ) {
    this.#server = createServer((request, response) => void this.#receive(request, response));
  }

  static async listen(port: number, answer: Answer = (_, response) => response.end('{}')) {
    const collector = new Collector(answer, answer);
    await new Promise<void>((resolve, reject) => {
      collector.#server.once('error', reject);
      collector.#server.listen(port, resolve);
    });
    return collector;
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Until the next reset. */
  answerWith(answer: Answer): void {
    this.answer = answer;
  }

  reset(): void {
    this.answer = this.usualAnswer;
    this.received.length = 0;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    this.received.push(request);
    allowEveryOrigin(response);
    if (request.method === 'OPTIONS') {
      response.end();
    } else {
      this.answer(request, response);
    }
  }
}
