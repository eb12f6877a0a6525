import {spawnSync} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';
import {describe, expect, it} from 'vitest';

const preview = (port: string): {status: number | null; stderr: string; stdout: string} =>
  spawnSync('npx', ['tsx', 'scripts/preview.ts'], {
    env: {...process.env, PORT: port},
    encoding: 'utf8',
    timeout: 300_000,
  });

describe('npm run preview', () => {
  it('stops before building if the port is taken, and says how to take the next one', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const {port} = server.address() as AddressInfo;
    const {status, stderr, stdout} = preview(String(port));
    server.close();
    expect(stderr).toContain(
      `端口 ${port} 已被占用。请停止占用它的程序，或换一个端口：PORT=${port + 1} npm run preview`,
    );
    expect(stdout).not.toContain('构建站点');
    expect(status).toBe(1);
  });

  it('refuses a value that is not a port', () => {
    const {status, stderr} = preview('http');
    expect(stderr).toContain('PORT=http 不是端口号');
    expect(status).toBe(1);
  });
});
