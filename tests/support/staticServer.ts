import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves a folder as it stands at a loopback address, at its root or under a path such as `/mount`. */
export async function serveFolder(
  folder: string,
  mount = '',
): Promise<{url: string; close: () => void}> {
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').pathname;
    const pathname = asked.startsWith(mount) ? asked.slice(mount.length) : '/outside-the-mount';
    const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map((candidate) => path.join(folder, decodeURIComponent(candidate)))
      .find((candidate) => existsSync(candidate) && path.extname(candidate) !== '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {'content-type': types[path.extname(file)] ?? 'text/plain'});
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `http://localhost:${port}${mount}`, close: () => server.close()};
}
