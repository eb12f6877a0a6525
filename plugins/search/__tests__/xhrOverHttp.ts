import http from 'node:http';

/** The part of XMLHttpRequest that Algolia's browser client uses, over Node's HTTP. */
export class XhrOverHttp {
  readonly OPENED = 1;
  readyState = 0;
  status = 0;
  responseText = '';
  onreadystatechange: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onload: (() => void) | null = null;
  private method = 'GET';
  private url = '';
  private readonly headers: Record<string, string> = {};
  private request: http.ClientRequest | null = null;
  private response: http.IncomingMessage | null = null;
  private isAborted = false;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
    this.readyState = this.OPENED;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getAllResponseHeaders(): string {
    return Object.entries(this.response?.headers ?? {})
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join('\r\n');
  }

  send(body?: string): void {
    const request = http.request(this.url, {
      method: this.method,
      headers: this.headers,
      agent: false,
    });
    this.request = request;
    request.on('error', () => {
      if (!this.isAborted) {
        this.onerror?.();
      }
    });
    request.on('response', (response) => {
      this.response = response;
      this.status = response.statusCode ?? 0;
      this.advance(2);
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        this.responseText += text;
        this.advance(3);
      });
      response.on('end', () => {
        this.advance(4);
        this.onload?.();
      });
      response.on('error', () => undefined);
    });
    request.end(body);
  }

  abort(): void {
    this.isAborted = true;
    this.request?.destroy();
  }

  private advance(state: number): void {
    if (!this.isAborted) {
      this.readyState = state;
      this.onreadystatechange?.();
    }
  }
}
