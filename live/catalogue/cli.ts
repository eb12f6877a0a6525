import {writeFileSync} from 'node:fs';
import {readCommandLine} from '../../lib/commandLine';
import {type Ask, collectCatalogue} from './collectCatalogue';
import {formatCatalogue} from './formatCatalogue';
import {CATALOGUE_FILE} from './readCatalogue';

/** A component that asks its provider answers late or never; the rest must not wait for it. */
const PATIENCE = 60_000;

async function signIn(url: string): Promise<Ask> {
  const answer = await fetch(`${url}/api/v1/auto_login`);
  if (!answer.ok) {
    throw new Error(`${url} 没有开启自动登录（${answer.status}）。`);
  }
  const {access_token: token} = (await answer.json()) as {access_token: string};
  return async (path, body) => {
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) {
      throw new Error(`${path} 返回 ${response.status}`);
    }
    return (await response.json()) as unknown;
  };
}

async function main(): Promise<void> {
  const {values} = readCommandLine({
    options: {url: {type: 'string', default: 'http://127.0.0.1:7860'}},
  });
  const catalogue = await collectCatalogue(await signIn(values.url.replace(/\/$/, '')));
  const text = formatCatalogue(catalogue);
  writeFileSync(CATALOGUE_FILE, text);
  const size = Math.round(Buffer.byteLength(text) / 1024);
  console.log(`${catalogue.version}：${catalogue.components.length} 个组件，${size} KB`);
}

main().catch((error: unknown) => {
  console.error(`catalogue：${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
