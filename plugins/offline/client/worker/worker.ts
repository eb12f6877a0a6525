import {cacheName, type CopyChanged, type KeptCopy, type PageServed} from '../../types';
import {copyKey, fileKey} from '../copyKeys';
import {isCopy, readStored} from '../readStored';
import {concernsCopy, createAnswerer, type Answer} from './answerRequest';

/** Registered only for readers who keep a copy. Answers pages from it when the network does not. */

// The compiler knows both the page and the worker scope under one name.
const scope = self as unknown as ServiceWorkerGlobalScope;
const baseUrl = new URL(scope.registration.scope).pathname;

let known: Promise<KeptCopy | undefined> | undefined;

/**
 * Asked by name each time: opening a cache would create it again after its removal. Storage that cannot be read
 * is no copy; the network still answers.
 */
const read = (key: string): Promise<Response | undefined> =>
  scope.caches.match(key, {cacheName: cacheName(baseUrl)}).catch(() => undefined);

async function readStoredCopy(): Promise<KeptCopy | undefined> {
  return readStored(await read(copyKey(baseUrl)), isCopy);
}

const answer = createAnswerer({
  baseUrl,
  fetch: (request) => scope.fetch(request),
  readCopy: (afresh) => (known = (!afresh && known) || readStoredCopy()),
  readFile: (hash) => read(fileKey(baseUrl, hash)),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => Date.now(),
});

/** A page that is navigated to inside an open document; a whole document says it by itself. */
async function tellPage(clientId: string, {isPage, copyDate}: Answer): Promise<void> {
  const client = isPage && clientId ? await scope.clients.get(clientId) : undefined;
  client?.postMessage({
    kind: 'page-served',
    copyDate: copyDate ?? null,
  } satisfies PageServed);
}

// A new worker knows the copies of the old one: nobody has to wait for it.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('message', ({data}) => {
  if ((data as CopyChanged).kind === 'copy-changed') {
    known = undefined;
  }
});

scope.addEventListener('fetch', (event) => {
  const {request, clientId} = event;
  if (concernsCopy(request, baseUrl, scope.location.origin)) {
    const answered = answer(request);
    event.respondWith(answered.then(({response}) => response));
    if (request.mode !== 'navigate') {
      event.waitUntil(answered.then((given) => tellPage(clientId, given)).catch(() => undefined));
    }
  }
});
