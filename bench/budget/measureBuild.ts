import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {blockingStyles} from '../../lib/blockingStyles';
import type {ChunkContents} from '../../plugins/static-routes/types';
import {measuredPages} from '../site/measuredPages';
import type {ChunkSize, Measured, PageSize} from './compareBudget';

const isMap = (file: string): boolean => file.endsWith('.map');

function sizeOf(buildDir: string, file: string): number {
  return gzipSync(readFileSync(path.join(buildDir, file)), {level: 9}).length;
}

/** Files that the HTML names and a first view waits for: run, announced, or styles. */
function filesOf(buildDir: string, page: string): string[] {
  const html = readFileSync(
    path.join(buildDir, page === '/' ? 'index.html' : `${page}.html`),
    'utf8',
  );
  const scripts = [...html.matchAll(/(?:src|href)="?([^" >]*?assets\/js\/[^" >]+)/g)].map(
    ([, file]) => file!,
  );
  const files = [...scripts, ...blockingStyles(html)];
  return [...new Set(files.map((file) => file.slice(file.indexOf('assets/'))))];
}

export function measureBuild(buildDir: string, contents: ChunkContents[]): Measured {
  const pageFiles = measuredPages.map((page) => ({page, files: filesOf(buildDir, page)}));
  const used = new Set(pageFiles.flatMap(({files}) => files));
  const chunks: ChunkSize[] = contents
    .map(({name, files, modules}) => ({
      name,
      modules,
      files: files.filter((file) => used.has(file)),
    }))
    .filter(({files}) => files.some((file) => !isMap(file)))
    .map(({name, files, modules}) => ({
      name,
      bytes: files.reduce((sum, file) => sum + sizeOf(buildDir, file), 0),
      modules,
    }));
  const nameOf = (file: string): string =>
    contents.find(({files}) => files.includes(file))?.name ?? file;
  const pages = pageFiles.map(({page, files}): PageSize => {
    const sum = (kind: string): number =>
      files
        .filter((file) => file.endsWith(kind))
        .reduce((total, file) => total + sizeOf(buildDir, file), 0);
    const names = [...new Set(files.map(nameOf))];
    return {path: page, script: sum('.js'), style: sum('.css'), chunks: names};
  });
  return {pages, chunks};
}
