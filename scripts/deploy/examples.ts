import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What deploy/ keeps of a build with default settings, so that every change of it is seen in review. */
const files = {
  'nginx.conf': '_deploy/nginx.conf',
  'nginx-brotli.conf': '_deploy/nginx-brotli.conf',
  Caddyfile: '_deploy/Caddyfile',
  _headers: '_headers',
  _redirects: '_redirects',
};

export const readExamples = (build: string): {file: string; content: string}[] =>
  Object.entries(files).map(([name, source]) => ({
    file: path.join('deploy', name),
    content: readFileSync(path.join(build, source), 'utf8'),
  }));

export const changedExamples = (build: string): string[] =>
  readExamples(build)
    .filter(({file, content}) => !existsSync(file) || readFileSync(file, 'utf8') !== content)
    .map(({file}) => file);

export function updateExamples(build: string): void {
  for (const {file, content} of readExamples(build)) {
    writeFileSync(file, content);
  }
}
