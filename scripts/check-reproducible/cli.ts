import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {compareFolders} from './compareFolders';

/**
 * `npm run check:reproducible`: the last commit is built in two folders of different name and depth, in the first
 * one twice (with an empty and with a filled cache), and every byte of the three builds is compared.
 */

const workDir = path.resolve('.cache/reproducible');
const first = path.join(workDir, 'first');
const second = path.join(workDir, 'another-name', 'second');

/** A checkout with packages of its own: a link to ours would share the bundler's cache and show their real path. */
function checkOut(directory: string): void {
  mkdirSync(path.dirname(directory), {recursive: true});
  execFileSync('git', ['clone', '--quiet', '--local', '.', directory]);
  execFileSync('cp', ['-al', 'node_modules', path.join(directory, 'node_modules')]);
  rmSync(path.join(directory, 'node_modules', '.cache'), {recursive: true, force: true});
}

function build(directory: string, outDir: string): string {
  console.log(`构建 ${path.relative('.', directory)} → ${outDir}`);
  const {status, stdout, stderr} = spawnSync(
    'npm',
    ['run', '--silent', 'build', '--', '--out-dir', outDir],
    {cwd: directory, encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(`构建失败：\n${stdout}${stderr}`);
  }
  return path.join(directory, outDir);
}

function check(): boolean {
  rmSync(workDir, {recursive: true, force: true});
  checkOut(first);
  checkOut(second);
  const cold = build(first, 'build');
  const comparisons = {
    同一目录再构建一次: compareFolders(cold, build(first, 'again')),
    另一个目录: compareFolders(cold, build(second, 'build')),
  };
  for (const [name, {files, differing}] of Object.entries(comparisons)) {
    console.log(
      `${differing.length === 0 ? '✓' : '✗'} ${name}：${files} 个文件，${differing.length} 个不同`,
    );
    differing.slice(0, 20).forEach((file) => console.log(`    ${file}`));
  }
  return Object.values(comparisons).every(({differing}) => differing.length === 0);
}

try {
  const isReproducible = check();
  process.exitCode = isReproducible ? 0 : 1;
  if (isReproducible) {
    rmSync(workDir, {recursive: true, force: true});
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
