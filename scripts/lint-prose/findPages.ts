import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Expands the arguments of the command line to page files; without arguments, all pages of docs/. */
export function findPages(targets: string[], root = process.cwd()): string[] {
  const wanted = targets.length > 0 ? targets : ['docs'];
  const files = wanted.flatMap((target) => expand(target, root));
  return [...new Set(files)].sort();
}

function expand(target: string, root: string): string[] {
  const absolute = path.resolve(root, target);
  if (!existsSync(absolute)) {
    throw new Error(`找不到 ${target}：请给出 .mdx 文件或文件夹，例如 docs/agents/agents.mdx`);
  }
  if (!statSync(absolute).isDirectory()) {
    return [path.relative(root, absolute)];
  }
  return readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.relative(root, path.join(absolute, name)));
}
