import {createHash} from 'node:crypto';
import {SourceError} from '../failures';
import {keepFiles} from './keptFiles';
import type {KeptFile} from './keptFiles';
import type {SiteFile, SiteSource} from './types';

interface Options {
  /** Keeps answers over a restart. */
  cacheFolder?: string;
  /** For how long an answer is used without asking whether it has changed. */
  freshMs?: number;
  timeoutMs?: number;
}

const FRESH_MS = 60_000;
const TIMEOUT_MS = 20_000;

/** A site at its address. Unchanged files are not sent again (ETag); without a network the last copy answers. */
export function readDeployedSite(
  address: string,
  {cacheFolder, freshMs = FRESH_MS, timeoutMs = TIMEOUT_MS}: Options = {},
): SiteSource {
  const root = new URL(address.endsWith('/') ? address : `${address}/`).href;
  const kept = keepFiles(cacheFolder);
  const askedAt = new Map<string, number>();
  const underWay = new Map<string, Promise<SiteFile | null>>();

  async function ask(url: string, again: boolean): Promise<SiteFile | null> {
    const copy = await kept.get(url);
    const isFresh = Date.now() - (askedAt.get(url) ?? -Infinity) < freshMs;
    if (copy && isFresh && !again) {
      return copy;
    }
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, {
        headers: copy?.etag ? {'if-none-match': copy.etag} : {},
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await response.text();
    } catch (error) {
      if (copy) {
        return copy;
      }
      throw unreachable(url, reasonOf(error));
    }
    if (response.status === 304 && copy) {
      askedAt.set(url, Date.now());
      return copy;
    }
    if (response.status === 404 || response.status === 410) {
      return null;
    }
    if (!response.ok) {
      if (copy) {
        return copy;
      }
      throw unreachable(url, `HTTP ${response.status}`);
    }
    // Some servers answer a missing file with a page.
    if (response.headers.get('content-type')?.includes('text/html')) {
      return null;
    }
    const file: KeptFile = {
      text,
      etag: response.headers.get('etag'),
      version: createHash('sha256').update(text).digest('hex'),
    };
    askedAt.set(url, Date.now());
    await kept.set(url, file);
    return file;
  }

  return {
    name: root,
    address: root,
    read(path, {again} = {again: false}) {
      const url = new URL(path.split('/').map(encodeURIComponent).join('/'), root).href;
      if (!url.startsWith(root)) {
        return Promise.resolve(null);
      }
      const asked = underWay.get(url) ?? ask(url, again).finally(() => underWay.delete(url));
      underWay.set(url, asked);
      return asked;
    },
  };
}

function unreachable(url: string, reason: string): SourceError {
  return new SourceError(
    `读不到 ${url}（${reason}）。请检查网络、代理和 --site 的地址；已下载整站时改用 --build 目录。`,
    `Cannot read ${url} (${reason}). Check the network, the proxy and the address given with --site, or use --build with a local copy.`,
  );
}

/** `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const {cause} = error as {cause?: {code?: string; message?: string}};
  return cause?.code ?? cause?.message ?? error.message;
}
