import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {
  addressOf,
  hashLength,
  manifestFile,
  versionFile,
  type OfflineManifest,
} from '../../plugins/offline/types';
import {createSiteServer} from '../../scripts/serve/createSiteServer';

/** The built site at an address of its own, which can be stopped, held up and deployed anew. */
export interface OfflineSite {
  url: string;
  /** Paths that were asked for, without the query. */
  asked: string[];
  /** Requests whose answer waits until `release`; none unless a test says so. */
  hold: (isHeld: (path: string) => boolean) => void;
  release: () => void;
  /** Path → what is served instead of the built file; null: the file is gone. */
  replace: (files: Record<string, string | null>) => void;
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

export async function serveOfflineSite(): Promise<OfflineSite> {
  const built = createSiteServer('build');
  const asked: string[] = [];
  const replaced = new Map<string, string | null>();
  let isHeld: (path: string) => boolean = () => false;
  let waiting: (() => void)[] = [];
  let server: Server | undefined;
  let port = 0;

  const release = () => {
    isHeld = () => false;
    waiting.forEach((go) => go());
    waiting = [];
  };
  const start = async () => {
    server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      asked.push(path);
      const answer = () => {
        const content = replaced.get(path);
        if (content === undefined) {
          built.emit('request', request, response);
        } else if (content === null) {
          response.writeHead(404, {'content-type': 'text/plain'}).end();
        } else {
          const type = path.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8';
          response.writeHead(200, {'content-type': type}).end(content);
        }
      };
      if (isHeld(path)) {
        waiting.push(answer);
      } else {
        answer();
      }
    });
    await new Promise<void>((resolve) => server!.listen(port, 'localhost', resolve));
    port = (server.address() as AddressInfo).port;
  };
  const stop = async () => {
    const stopped = new Promise((resolve) => server!.close(resolve));
    server!.closeAllConnections();
    await stopped;
  };

  await start();
  return {
    url: `http://localhost:${port}`,
    asked,
    hold: (decide) => (isHeld = decide),
    release,
    replace: (files) =>
      Object.entries(files).forEach(([path, content]) => replaced.set(path, content)),
    stop,
    start,
  };
}

export const builtManifest = (): OfflineManifest =>
  JSON.parse(readFileSync(`build/${manifestFile}`, 'utf8')) as OfflineManifest;

/** A manifest of few files: a whole download in a moment. */
export function smallManifest(): OfflineManifest {
  const pages = ['index', '404', 'offline', 'about-langflow', 'get-started-installation'];
  const files = Object.fromEntries(
    Object.entries(builtManifest().files).filter(
      ([name]) => /^(?:assets|img)\//.test(name) || pages.includes(name.replace(/\.html$/, '')),
    ),
  );
  return {version: '0000000000000001', files};
}

/** The files that a server must have for this manifest; `pages` have another content than the built ones. */
export function deployFiles(
  manifest: OfflineManifest,
  pages: Record<string, string> = {},
): Record<string, string> {
  const files = {...manifest.files};
  for (const [name, html] of Object.entries(pages)) {
    const hash = createHash('sha256').update(html).digest('hex').slice(0, hashLength);
    files[name] = {hash, size: html.length, transfer: html.length};
  }
  return {
    [`/${manifestFile}`]: JSON.stringify({...manifest, files}),
    [`/${versionFile}`]: manifest.version,
    ...Object.fromEntries(
      Object.entries(pages).map(([name, html]) => [addressOf('/', name), html]),
    ),
  };
}
