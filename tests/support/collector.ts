import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
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

/**
 * Stands in for Google's script and keeps its rules: commands are `arguments` objects; ids that are switched off
 * send nothing; without consent the others still report, marked G100; with consent they set a cookie, marked G101.
 */
function standInTag(): void {
  const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;
  const page = window as unknown as Record<string, unknown> & {dataLayer: ArrayLike<unknown>[]};
  const ids: string[] = [];
  const consent: Record<string, string> = {};

  const report = (name: string, parameters: Record<string, string> = {}) => {
    for (const id of ids) {
      if (page[`ga-disable-${id}`] === true) {
        continue;
      }
      const granted = consent['analytics_storage'] === 'granted';
      if (granted) {
        document.cookie = '_ga=GA1.1.1; path=/; max-age=1000';
      }
      const query = new URLSearchParams({
        tid: id,
        en: name,
        dp: parameters['page_path'] ?? '',
        dt: parameters['page_title'] ?? '',
        gcs: granted ? 'G101' : 'G100',
      });
      void fetch(`${origin}/g/collect?${query.toString()}`, {mode: 'no-cors', keepalive: true});
    }
  };

  const handle = (command: ArrayLike<unknown>) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') {
      return;
    }
    const [name, subject, parameters] = Array.from(command) as [
      string,
      string,
      Record<string, string>,
    ];
    if (name === 'consent') {
      Object.assign(consent, parameters);
      if (subject === 'update') {
        report('consent_update');
      }
    } else if (name === 'config') {
      ids.push(subject);
    } else if (name === 'event') {
      report(subject, parameters);
    }
  };

  page.dataLayer.forEach(handle);
  page.dataLayer.push = (...commands) => {
    commands.forEach(handle);
    return Array.prototype.push.apply(page.dataLayer, commands);
  };
}

export const standInTagSource = `(${standInTag.toString()})();`;

/** Stands in for a consent vendor: takes waiting commands, remembers nothing, and lets a test choose. */
function standInVendor(): void {
  type Listener = (consent: {purposes: Record<string, boolean>}) => void;
  const listeners: Record<string, Listener[]> = {};
  const run = (name: string, event?: string, listener?: Listener) => {
    if (name === 'on') {
      (listeners[event!] ??= []).push(listener!);
    } else if (name === 'showPreferences') {
      document.documentElement.dataset.vendorChoices = 'open';
    }
  };
  const page = window as unknown as {
    semaphore: ArrayLike<unknown>[];
    ketch: typeof run;
    chooseInVendor: (analytics: boolean) => void;
  };
  page.semaphore.forEach((command) => run(...(Array.from(command) as Parameters<typeof run>)));
  page.ketch = run;
  page.chooseInVendor = (analytics) => {
    for (const event of ['consent', 'userConsentUpdated']) {
      listeners[event]?.forEach((listener) => listener({purposes: {analytics}}));
    }
  };
}

export const standInVendorSource = `(${standInVendor.toString()})();`;
