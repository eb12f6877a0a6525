import {spawnSync} from 'node:child_process';
import {describe, expect, test} from 'vitest';

function serve(...given: string[]) {
  const {status, stderr} = spawnSync('npx', ['tsx', 'scripts/serve/cli.ts', ...given], {
    encoding: 'utf8',
  });
  return {status, said: stderr.split('\n').filter((line) => line && !line.startsWith('npm '))};
}

describe('a command that is given what it does not know says so in one sentence', () => {
  test.each([
    [['--prot', '3001'], "参数不对：Unknown option '--prot'。可以用的选项：--port、--dir。"],
    [
      ['--port'],
      "参数不对：Option '--port <value>' argument missing。可以用的选项：--port、--dir。",
    ],
    [['--port', 'abc'], 'abc 不是端口号。请用 1 到 65535 之间的整数，例如 --port 3001 。'],
  ])('%j', (given, said) => {
    expect(serve(...given)).toEqual({status: 1, said: [said]});
  });
});
