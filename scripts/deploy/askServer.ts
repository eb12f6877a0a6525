import {request as requestHttp, type IncomingHttpHeaders} from 'node:http';
import {request as requestHttps} from 'node:https';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

export interface Question {
  /** As it is sent: `fetch` would correct a path with `//` or `..` first. */
  target: string;
  method?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decoded. */
  body: Buffer;
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const patience = 20_000;

export function askServer(
  origin: string,
  {target, method = 'GET', headers}: Question,
): Promise<Answer> {
  const {protocol, hostname, port} = new URL(origin);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const question = request({hostname, port, path: target, method, headers, timeout: patience});
    question.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const decode = decoders[response.headers['content-encoding'] ?? ''];
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: decode && body.length > 0 ? decode(body) : body,
        });
      });
    });
    question.on('timeout', () =>
      question.destroy(new Error(`${target}：${patience / 1000} 秒没有回答`)),
    );
    question.on('error', reject);
    question.end();
  });
}
