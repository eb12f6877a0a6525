import {addressOf, hashLength, type OfflineFile, type OfflineManifest} from '../types';
import type {CopyStore} from './CopyStore';
import {explainStorageError, OfflineFault} from './faults';

export interface Download {
  manifest: OfflineManifest;
  baseUrl: string;
  store: CopyStore;
  fetch: typeof fetch;
  signal: AbortSignal;
  /** Bytes that are here, of those that travel. */
  onProgress: (done: number) => void;
}

/** Browsers open as many connections to one host. */
const atOnce = 6;

type NamedFile = OfflineFile & {name: string};

/** Files by content: two with the same are fetched once. */
export function filesByHash({files}: OfflineManifest): Map<string, NamedFile> {
  return new Map(Object.entries(files).map(([name, file]) => [file.hash, {...file, name}]));
}

export function sumOf(files: Iterable<OfflineFile>, what: 'size' | 'transfer'): number {
  let sum = 0;
  for (const file of files) {
    sum += file[what];
  }
  return sum;
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const digits = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.slice(0, hashLength);
}

/** Only the content counts: the not-found page may come with 404, and a deploy may change a file meanwhile. */
async function fetchFile(file: NamedFile, {baseUrl, fetch, signal}: Download): Promise<Response> {
  let response: Response;
  let content: ArrayBuffer;
  try {
    response = await fetch(addressOf(baseUrl, file.name), {cache: 'no-store', signal});
    content = await response.arrayBuffer();
  } catch (error) {
    throw new OfflineFault('network', error instanceof Error ? error.message : String(error));
  }
  if (response.status >= 500) {
    throw new OfflineFault('network', `HTTP ${response.status}`);
  }
  if ((await hashOf(content)) !== file.hash) {
    throw new OfflineFault('altered', file.name);
  }
  const headers = new Headers(response.headers);
  // They tell how the file travelled.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary']) {
    headers.delete(name);
  }
  return new Response(content, {headers});
}

/** Fetches what is not here yet. Rejects with an OfflineFault; what has arrived until then stays. */
export async function downloadFiles(download: Download): Promise<void> {
  const {manifest, store, signal, onProgress} = download;
  const files = filesByHash(manifest);
  const present = await store.readHashes();
  const missing = [...files.values()].filter(({hash}) => !present.has(hash));
  let done = sumOf(files.values(), 'transfer') - sumOf(missing, 'transfer');
  let failure: OfflineFault | undefined;
  onProgress(done);

  async function work(): Promise<void> {
    for (let file = missing.shift(); file && !failure && !signal.aborted; file = missing.shift()) {
      try {
        const response = await fetchFile(file, download);
        await store.putFile(file.hash, response);
        done += file.transfer;
        onProgress(done);
      } catch (error) {
        failure ??= explainStorageError(error);
      }
    }
  }

  await Promise.all(Array.from({length: atOnce}, work));
  if (failure && !signal.aborted) {
    throw failure;
  }
}
