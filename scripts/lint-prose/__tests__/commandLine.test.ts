import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {lintProse} from '../lintProse';

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url));
const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lint-prose-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

async function run(...args: string[]): Promise<{status: number; lines: string[]}> {
  const lines: string[] = [];
  const status = await lintProse(args, (line) => lines.push(line));
  return {status, lines};
}

function copy(name: string): string {
  const target = path.join(folder, name);
  copyFileSync(path.join(fixtures, name), target);
  return path.relative(process.cwd(), target);
}

test('faults are printed with file, line, column, rule and remedy, and counted at the end', async () => {
  const file = copy('spelling.mdx');

  const {status, lines} = await run(file);

  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining(`${file}:8:3 spelling 不认识「Langflwo」`),
    expect.stringContaining(`${file}:8:15 spelling 不认识「Recieve」`),
    'lint:prose：1 页，2 处问题（spelling 2）',
  ]);
});

test('a folder of clean pages ends with status 0', async () => {
  copy('clean.mdx');

  const {status, lines} = await run(folder);

  expect(lines).toEqual(['lint:prose：1 页，没有问题']);
  expect(status).toBe(0);
});

test('--fix writes the page, and what it cannot repair is still reported', async () => {
  const file = copy('messy.mdx');

  const {status, lines} = await run('--fix', file);

  expect(readFileSync(file, 'utf8')).toContain('先安装（见下文）再运行；**Share** 按钮');
  expect(lines.at(-1)).toContain('已修复 1 页');
  expect(lines.at(-1)).not.toContain('可用 --fix 修复');
  expect(status).toBe(1);
});

test('without --fix no page is written', async () => {
  const file = copy('messy.mdx');
  const before = readFileSync(file, 'utf8');

  await run(file);

  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('an unknown option is named', async () => {
  await expect(run('--fxi')).rejects.toThrow('--fxi');
});

test('the command exits with 2 and names a file that is not there', () => {
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', CLI, 'docs/no-such-page.mdx'],
    {encoding: 'utf8'},
  );

  expect(status).toBe(2);
  expect(stderr).toContain('找不到 docs/no-such-page.mdx');
});

test('the command exits with 1 when there are faults', () => {
  const file = copy('mdx-br.mdx');

  const {status, stdout} = spawnSync(process.execPath, ['--import', 'tsx', CLI, file], {
    encoding: 'utf8',
  });

  expect(status).toBe(1);
  expect(stdout).toContain(`${file}:8:4 mdx `);
});
