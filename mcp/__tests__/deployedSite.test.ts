import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createLibrary} from '../library/createLibrary';
import {parseHead} from '../../plugins/search/client/engine/indexFormat';
import {readDeployedSite} from '../sources/deployedSite';
import {readLocalBuild} from '../sources/localBuild';
import {SITE_FILE, SITE_FORMAT} from '../types';
import {ask, connect} from './connect';
import {sampleFiles} from './sampleSite';
import {serveFiles, type SiteServer} from './siteServer';

let files: Map<string, string>;
let server: SiteServer;

beforeEach(async () => {
  files = sampleFiles();
  server = await serveFiles(files);
});
afterEach(() => server.close());

describe('a deployed site', () => {
  it('answers under its base path, with links to the address that was given', async () => {
    const client = await connect(readDeployedSite(server.url));
    const {text} = await ask(client, 'search_docs', {query: '清空记忆'});
    expect(text).toContain(`${server.url}agents#clear-memory`);
    expect((await ask(client, 'read_page', {page: `${server.url}agents`})).text).toContain(
      '# 使用智能体',
    );
  });

  it('lists its pages also where the list is split into parts', async () => {
    const whole = await createLibrary(readDeployedSite(server.url)).pages();
    const list = files.get('llms.txt')!;
    const {url, baseUrl} = JSON.parse(files.get(SITE_FILE)!) as {url: string; baseUrl: string};
    const [intro, guides, operations] = list.split(/^(?=## )/m);
    files.set('llms-1.txt', guides!);
    files.set('llms-2.txt', operations!);
    const root = url + baseUrl;
    files.set(
      'llms.txt',
      `${intro!}## 分卷\n\n- [指南](${root}llms-1.txt): 4 页\n- [API](${root}llms-2.txt): 5 页\n`,
    );
    expect(await createLibrary(readDeployedSite(server.url)).pages()).toEqual(whole);
    expect(whole.length).toBeGreaterThan(5);
  });

  it('is asked with the ETag, and sends an unchanged file no second time', async () => {
    const site = readDeployedSite(server.url, {freshMs: 0});
    const first = await site.read('agents.md');
    const second = await site.read('agents.md');
    expect(second).toEqual(first);
    expect(server.answers).toEqual(['agents.md 200', 'agents.md 304']);
    files.set('agents.md', '# 改过的');
    expect((await site.read('agents.md'))?.text).toBe('# 改过的');
    expect(server.answers.at(-1)).toBe('agents.md 200');
  });

  it('is not asked again within the minute, unless it must be, and once for two who ask together', async () => {
    const site = readDeployedSite(server.url);
    await Promise.all([site.read('agents.md'), site.read('agents.md')]);
    await site.read('agents.md');
    expect(server.answers).toEqual(['agents.md 200']);
    await site.read('agents.md', {again: true});
    expect(server.answers).toEqual(['agents.md 200', 'agents.md 304']);
  });

  it('is followed when it is deployed anew after the head of the index was read', async () => {
    const site = readDeployedSite(server.url);
    await site.read('search-index/head.txt');
    const head = files.get('search-index/head.txt')!;
    const {directory} = parseHead(head);
    files.set('search-index/head.txt', head.replace(directory, 'new'));
    for (const [name, file] of [...files].filter(([path]) => path.includes(directory))) {
      files.delete(name);
      files.set(name.replace(directory, 'new'), file);
    }
    const {text, isError} = await ask(await connect(site), 'search_docs', {query: '清空记忆'});
    expect(isError).toBe(false);
    expect(text).toContain('agents#clear-memory');
  });

  it('is replaced by the copies when the network is gone', async () => {
    const client = await connect(readDeployedSite(server.url, {freshMs: 0}));
    await ask(client, 'read_page', {page: 'agents'});
    await server.close();
    expect((await ask(client, 'read_page', {page: 'agents'})).text).toContain('# 使用智能体');
    const other = await ask(client, 'read_page', {page: '用流程搭建 AI 应用'});
    expect(other.isError).toBe(true);
    expect(other.text).toContain('ECONNREFUSED');
  });

  it('leaves its copies in a folder if one is given, for the next start without a network', async () => {
    const cacheFolder = await mkdtemp(path.join(tmpdir(), 'mcp-cache-'));
    try {
      await readDeployedSite(server.url, {cacheFolder}).read('agents.md');
      await server.close();
      const next = readDeployedSite(server.url, {cacheFolder});
      expect((await next.read('agents.md'))?.text).toBe(files.get('agents.md'));
      // A damaged copy is no copy.
      const [stored] = await readdir(cacheFolder);
      await writeFile(path.join(cacheFolder, stored!), '{"text":');
      const last = readDeployedSite(server.url, {cacheFolder});
      await expect(last.read('agents.md')).rejects.toThrow('ECONNREFUSED');
    } finally {
      await rm(cacheFolder, {recursive: true});
    }
  });

  it('says in Chinese and English that it cannot be reached', async () => {
    await server.close();
    const client = await connect(readDeployedSite(server.url));
    for (const [tool, given] of [
      ['search_docs', {query: '智能体'}],
      ['read_page', {page: 'agents'}],
      ['get_operation', {operation: 'run-flow'}],
      ['find_component', {name: 'URL'}],
      ['list_pages', {}],
    ] as const) {
      const {text, isError} = await ask(client, tool, given);
      expect(isError).toBe(true);
      expect(text).toMatch(/读不到 .*（ECONNREFUSED）.*--site/);
      expect(text).toMatch(/Cannot read .*Check the network/);
    }
  });

  it('is refused if it is another one: no files, a page for every address, another format', async () => {
    const notOurs = [
      new Map<string, string>(),
      new Map([[SITE_FILE, '<!doctype html><title>Not found</title>']]),
      new Map([[SITE_FILE, '{"format":"langflow-docs-mcp/99"}']]),
      new Map([[SITE_FILE, 'no JSON']]),
    ];
    for (const wrong of notOurs) {
      const other = await serveFiles(wrong);
      const client = await connect(readDeployedSite(other.url));
      const {text, isError} = await ask(client, 'list_pages');
      expect(isError).toBe(true);
      expect(text).toContain('没有可用的 mcp/site.json');
      expect(text).toContain('--site takes the address');
      await other.close();
    }
  });

  it('never asks outside its base path', async () => {
    const site = readDeployedSite(server.url);
    expect(await site.read('../secret.txt')).toBeNull();
    expect(server.answers).toEqual([]);
  });
});

describe('a local build', () => {
  it('gives its files, and none beside it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mcp-build-'));
    try {
      await writeFile(path.join(folder, 'agents.md'), '# 智能体');
      const build = readLocalBuild(folder);
      expect((await build.read('agents.md'))?.text).toBe('# 智能体');
      expect(await build.read('nothing.md')).toBeNull();
      expect(await readLocalBuild(path.join(folder, 'inner')).read('../agents.md')).toBeNull();
    } finally {
      await rm(folder, {recursive: true});
    }
  });

  it('without an address of its own, as a pack is, leads to its files', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mcp-pack-'));
    try {
      const facts = {format: SITE_FORMAT, title: '样例文档', url: '.', baseUrl: '/'};
      await mkdir(path.join(folder, 'mcp'));
      await writeFile(path.join(folder, SITE_FILE), JSON.stringify(facts));
      await writeFile(path.join(folder, 'llms.txt'), '## 开始\n\n- [概览](./about.md): 说明\n');
      const library = createLibrary(readLocalBuild(folder));
      expect(await library.root()).toBe(pathToFileURL(`${folder}/`).href);
      expect((await library.pages()).map((page) => page.path)).toEqual(['about']);
    } finally {
      await rm(folder, {recursive: true});
    }
  });
});
