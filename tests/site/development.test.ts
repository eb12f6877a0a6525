import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {expect, it} from 'vitest';
import {composePage, copySite} from '../support/copySite';

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

it('npm start serves the site, pages outside the sidebar included', async () => {
  const directory = '.cache/development';
  copySite(directory, {
    listed: composePage('在目录里', '正文。'),
    unlisted: composePage('不在目录里', '正文。', 'unlisted: true\n'),
  });
  const port = await findFreePort();
  const child = spawn('npm', ['start', '--', '--port', String(port)], {
    cwd: directory,
    detached: true,
  });
  const closed = once(child, 'close');
  let output = '';
  const compiled = new Promise<void>((resolve, reject) => {
    const follow = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      if (/compiled/.test(output)) {
        resolve();
      }
    };
    child.stdout.on('data', follow);
    child.stderr.on('data', follow);
    child.on('close', () => reject(new Error(`npm start has ended:\n${output}`)));
  });
  try {
    await compiled;
    expect(output).toContain('compiled successfully');
    expect(output).not.toContain('[ERROR]');
    const home = await fetch(`http://localhost:${port}/`);
    expect(home.status).toBe(200);
    const [, address] = /<script[^>]* src="([^"]*\/main\.js)"/.exec(await home.text()) ?? [];
    const main = await fetch(new URL(address!, home.url));
    expect(main.status).toBe(200);
    const script = await main.text();
    expect(['listed', 'unlisted'].filter((page) => !script.includes(`docs/${page}.mdx`))).toEqual(
      [],
    );
  } finally {
    if (child.exitCode === null) {
      process.kill(-child.pid!, 'SIGKILL');
    }
    await closed;
  }
});
