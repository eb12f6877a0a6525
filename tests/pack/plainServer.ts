import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {fileTypes} from '../../deploy/rules';

/** What every static server does and nothing more: files, and the index of a folder behind its slash. */
export async function servePlainly(
  folder: string,
  mount: string,
): Promise<{url: string; missing: string[]; close: () => void}> {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, decodeURIComponent(pathname.slice(mount.length - 1)));
    const found = pathname.startsWith(mount) && existsSync(file) ? statSync(file) : undefined;
    if (found?.isDirectory() && !pathname.endsWith('/')) {
      response.writeHead(301, {location: `${pathname}/${search}`}).end();
      return;
    }
    const served = found?.isDirectory() ? path.join(file, 'index.html') : file;
    if (!found || !existsSync(served)) {
      missing.push(pathname);
      response.writeHead(404, {'content-type': 'text/plain'}).end();
      return;
    }
    const {type} = fileTypes[path.extname(served).slice(1)] ?? {type: 'application/octet-stream'};
    response.writeHead(200, {'content-type': type}).end(readFileSync(served));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${mount}`,
    missing,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
