import type {LiveServer} from './types';

/** One request to the server's API as its superuser; throws with the answer if it fails. */
export async function callServer<T = unknown>(
  {url, apiKey}: Pick<LiveServer, 'url' | 'apiKey'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const form = body instanceof FormData;
  const ask = () =>
    fetch(`${url}/api${path}`, {
      method,
      headers: {
        'x-api-key': apiKey,
        ...(form || body === undefined ? {} : {'content-type': 'application/json'}),
      },
      body: form ? body : body === undefined ? undefined : JSON.stringify(body),
    });
  // The server may close a connection that was idle at the moment it is used again.
  const response = await ask().catch(ask);
  const text = await response.text();
  // Langflow answers an unknown path with the editor's page and status 200.
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) {
    throw new Error(`${method} ${path} 返回 ${response.status}：${text.slice(0, 300)}`);
  }
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
