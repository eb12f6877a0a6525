/** Calls that set the stage for a sample: short, and loud when they fail. */
export interface Api {
  url: string;
  key: string;
  json<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T>;
  send(method: string, path: string, init?: RequestInit): Promise<Response>;
}

export function apiOf(url: string, key: string, headers: Record<string, string> = {}): Api {
  const send = async (method: string, path: string, init: RequestInit = {}) => {
    const attempt = () =>
      fetch(url + path, {
        ...init,
        method,
        headers: {'x-api-key': key, ...headers, ...init.headers},
      });
    // A connection that the server closed between two calls shows only when it is used again.
    const response = await attempt().catch(attempt);
    if (!response.ok) {
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    }
    return response;
  };
  return {
    url,
    key,
    send,
    async json<T>(method: string, path: string, body?: unknown): Promise<T> {
      const init =
        body === undefined
          ? {}
          : {body: JSON.stringify(body), headers: {'Content-Type': 'application/json'}};
      const text = await (await send(method, path, init)).text();
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },
  };
}

export interface User {
  id: string;
  username: string;
  password: string;
  token: string;
  refreshToken: string;
  api: Api;
}

let made = 0;

/** A user of its own, so that one sample does not find what another left. */
export async function makeUser(api: Api): Promise<User> {
  made += 1;
  const username = `sample-${process.pid}-${Date.now()}-${made}`;
  const password = 'Lf-2025-change-me';
  const {id} = await api.json<{id: string}>('POST', '/api/v1/users/', {username, password});
  await api.json('PATCH', `/api/v1/users/${id}`, {is_active: true});
  const login = await fetch(`${api.url}/api/v1/login`, {
    method: 'POST',
    body: new URLSearchParams({username, password}),
  });
  const {access_token: token, refresh_token: refreshToken} = (await login.json()) as Record<
    string,
    string
  >;
  const asUser = apiOf(api.url, '', {Authorization: `Bearer ${token}`});
  const {api_key: key} = await asUser.json<{api_key: string}>('POST', '/api/v1/api_key/', {
    name: '示例',
  });
  return {
    id,
    username,
    password,
    token: token ?? '',
    refreshToken: refreshToken ?? '',
    api: apiOf(api.url, key),
  };
}
