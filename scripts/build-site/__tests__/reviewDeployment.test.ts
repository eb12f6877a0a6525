import {cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readExamples} from '../../deploy/examples';
import {reviewDeployment} from '../reviewDeployment';

const project = process.cwd();
const policyFile = path.join('build', '_headers');

/** A folder with the files that deploy/ keeps, and a build that gave the same. */
beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  process.chdir(folder);
  mkdirSync(path.join('build', '_deploy'), {recursive: true});
  cpSync(path.join(project, 'deploy'), 'deploy', {recursive: true});
  for (const name of ['nginx.conf', 'nginx-brotli.conf', 'Caddyfile']) {
    cpSync(path.join('deploy', name), path.join('build', '_deploy', name));
  }
  for (const name of ['_headers', '_redirects']) {
    cpSync(path.join('deploy', name), path.join('build', name));
  }
});

afterEach(() => process.chdir(project));

const changeInlineScript = (): void => {
  const policy = readFileSync(policyFile, 'utf8');
  writeFileSync(policyFile, policy.replace(/sha256-[^']+/, 'sha256-changed'));
};

it('a build with the kept policy passes', () => {
  expect(() => reviewDeployment('build', false, {})).not.toThrow();
});

it('a changed inline script stops the build, with the file and the remedy', () => {
  changeInlineScript();
  expect(() => reviewDeployment('build', false, {})).toThrow(
    /^内联脚本、响应头或跳转变了，与 deploy\/_headers 不同；.*npm run deploy:update/,
  );
});

it('a change that is meant is written to deploy/', () => {
  changeInlineScript();
  reviewDeployment('build', true, {});
  expect(() => reviewDeployment('build', false, {})).not.toThrow();
  for (const {file, content} of readExamples('build')) {
    expect(readFileSync(file, 'utf8')).toBe(content);
  }
});

it('a build with other settings has hashes of its own', () => {
  changeInlineScript();
  expect(() => reviewDeployment('build', false, {DOCS_BASE_URL: '/docs/'})).not.toThrow();
});
