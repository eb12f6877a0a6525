import {request} from 'node:http';
import {SSEClientTransport} from '@modelcontextprotocol/sdk/client/sse.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createLibrary} from '../library/createLibrary';
import {isTrustedRequest} from '../transports/isTrustedRequest';
import {serveHttp, type HttpService} from '../transports/serveHttp';
import {ask, newClient} from './connect';
import {sampleSource} from './sampleSite';

let service: HttpService;
beforeAll(async () => {
  service = await serveHttp(createLibrary(sampleSource()), {
    host: '127.0.0.1',
    port: 0,
    allowedHosts: ['host.docker.internal'],
  });
});
afterAll(() => service.close());

/** `fetch` does not let a test choose Host and Origin. */
function send(
  path: string,
  {method = 'POST', headers = {}, body = ''}: {method?: string; headers?: object; body?: string},
): Promise<{status: number; text: string}> {
  return new Promise((resolve, reject) => {
    const sent = request(
      service.url + path,
      {
        method,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({status: response.statusCode ?? 0, text}));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const listTools = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'});

describe('the server over HTTP', () => {
  it('speaks streamable HTTP with the official client', async () => {
    const client = newClient();
    await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)));
    expect((await client.listTools()).tools).toHaveLength(5);
    const {text} = await ask(client, 'search_docs', {query: '清空记忆'});
    expect(text).toContain('agents#clear-memory');
    await client.close();
  });

  it('speaks the older transport, which Langflow 1.5 needs', async () => {
    const client = newClient();
    await client.connect(new SSEClientTransport(new URL(`${service.url}/sse`)));
    const {text} = await ask(client, 'read_page', {page: 'agents', section: 'agent-memory'});
    expect(text).toContain('## 智能体的记忆');
    await client.close();
  });

  it('says something on an idle stream, so that the client does not give it up', async () => {
    const settings = {host: '127.0.0.1', port: 0, allowedHosts: []};
    const quick = await serveHttp(createLibrary(sampleSource()), settings, 10);
    const said = await new Promise<string>((resolve, reject) => {
      const opened = request(`${quick.url}/sse`, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
          if (text.endsWith(': \n\n')) {
            opened.destroy();
            resolve(text);
          }
        });
      });
      opened.on('error', reject);
      opened.end();
    });
    expect(said).toContain('event: endpoint');
    await quick.close();
  });

  it('serves several clients at once', async () => {
    const texts = await Promise.all(
      ['智能体', '清空记忆', '常见任务'].map(async (query) => {
        const client = newClient();
        await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)));
        const {text} = await ask(client, 'search_docs', {query, limit: 1});
        await client.close();
        return text;
      }),
    );
    expect(texts[1]).toContain('清空记忆');
    expect(texts[2]).toContain('常见任务');
  });

  it.each([
    {host: 'attacker.example'},
    {host: 'attacker.example:3900'},
    {origin: 'https://attacker.example'},
    {origin: 'http://192.168.1.9'},
    {origin: 'null'},
  ])('refuses a page of another site: %j', async (headers) => {
    expect(await send('/mcp', {headers, body: listTools})).toMatchObject({status: 403});
    expect(await send('/sse', {headers, method: 'GET'})).toMatchObject({status: 403});
  });

  it.each([{}, {host: 'host.docker.internal:3900'}, {origin: 'http://localhost:6274'}])(
    'answers programs and pages of this machine: %j',
    async (headers) => {
      const {status, text} = await send('/mcp', {headers, body: listTools});
      expect(status).toBe(200);
      expect(text).toContain('search_docs');
    },
  );

  it('answers what is not MCP with an error', async () => {
    expect(await send('/mcp', {method: 'GET'})).toMatchObject({status: 405});
    expect(await send('/', {method: 'GET'})).toMatchObject({status: 404});
    expect(await send('/messages?sessionId=none', {body: listTools})).toMatchObject({status: 404});
    expect(await send('/mcp', {body: '{'})).toMatchObject({status: 400});
    expect(await send('/mcp', {body: listTools})).toMatchObject({status: 200});
  });

  it('says that its port is taken', async () => {
    const port = Number(new URL(service.url).port);
    const taken = serveHttp(createLibrary(sampleSource()), {
      host: '127.0.0.1',
      port,
      allowedHosts: [],
    });
    await expect(taken).rejects.toThrow('EADDRINUSE');
  });
});

describe('a trusted request', () => {
  it.each([
    ['127.0.0.1:3900', true],
    ['localhost', true],
    ['[::1]:3900', true],
    ['10.0.0.7:3900', true],
    ['docs-mcp', false],
    ['localhost.attacker.example', false],
    ['', false],
    ['a b', false],
  ])('has a host that nobody can re-point: %s', (host, isTrusted) => {
    expect(isTrustedRequest({host}, [])).toBe(isTrusted);
  });
});
