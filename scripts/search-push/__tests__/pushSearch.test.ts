import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {pushSearch} from '../pushSearch';
import {INDEX_SETTINGS, SYNONYM_GROUPS} from '../settings';
import {validateRecords} from '../validateRecords';
import {startAlgoliaServer} from './algoliaServer';
import type {AlgoliaServer} from './algoliaServer';
import {pageHierarchy} from '../../../plugins/search/__tests__/storedSearch';
import type {SearchRecord} from '../../../plugins/search/types';

function createRecords(count: number): SearchRecord[] {
  return Array.from({length: count}, (_, number) => ({
    objectID: `/page-${number}`,
    url: `https://docs.example.cn/page-${number}`,
    url_without_anchor: `https://docs.example.cn/page-${number}`,
    anchor: null,
    type: 'lvl1',
    hierarchy: pageHierarchy('文档', `第 ${number} 页`),
    content: null,
    language: 'zh',
    docusaurus_tag: 'default',
    weight: {level: 90, position: 0},
  }));
}

let server: AlgoliaServer;
let directory: string;
beforeEach(async () => {
  server = await startAlgoliaServer();
  directory = await mkdtemp(path.join(tmpdir(), 'search-push-'));
});
afterEach(async () => {
  await server.close();
  await rm(directory, {recursive: true});
});

async function push(records: unknown, ...args: string[]): Promise<string> {
  const file = path.join(directory, 'records.json');
  await writeFile(file, JSON.stringify(records));
  const lines: string[] = [];
  const variables = {
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_ADMIN_API_KEY: 'admin-key',
    ALGOLIA_HOSTS: server.address,
  };
  await pushSearch(['--records', file, '--min', '3', ...args], variables, (line) =>
    lines.push(line),
  );
  return lines.join('\n');
}

const held = () => server.indices.get('langflow');

describe('a dry run', () => {
  it('prints what would change and changes nothing', async () => {
    const output = await push(createRecords(4));
    expect(output).toMatch(/记录：新增 4，更改 0，删除 0，不变 0/);
    expect(output).toMatch(/同义词：新增 \d+/);
    expect(output).toMatch(/设置：更改 searchableAttributes/);
    expect(output).toMatch(/预演，没有写入/);
    expect(server.writes).toEqual([]);
  });

  it('tells additions, changes and removals apart', async () => {
    await push(createRecords(4), '--apply');
    const edited = createRecords(5).slice(1);
    (edited[0] as SearchRecord).hierarchy.lvl1 = '改过的标题';
    const output = await push(edited);
    expect(output).toMatch(/记录：新增 1，更改 1，删除 1，不变 2/);
    expect(output).toMatch(/\+ \/page-4[\s\S]*~ \/page-1[\s\S]*- \/page-0/);
    expect(output).toMatch(/设置：不变/);
  });
});

describe('an applied push', () => {
  it('replaces records, settings and synonyms by one move', async () => {
    await push(createRecords(4), '--apply');
    expect([...(held()?.records.keys() ?? [])]).toHaveLength(4);
    expect(held()?.settings).toEqual(INDEX_SETTINGS);
    expect(held()?.synonyms.size).toBe(SYNONYM_GROUPS.length);
    expect([...server.indices.keys()]).toEqual(['langflow']);
    expect(server.writes.filter((line) => !line.includes('langflow_next'))).toEqual([]);
    expect(server.writes.at(-1)).toBe('POST langflow_next operation');
  });

  it('removes records that are gone', async () => {
    await push(createRecords(5), '--apply');
    await push(createRecords(4), '--apply');
    expect(held()?.records.size).toBe(4);
  });

  it('keeps the rules that were made in the console', async () => {
    await push(createRecords(4), '--apply');
    held()?.rules.push('pin the quickstart');
    await push(createRecords(5), '--apply');
    expect(held()?.rules).toEqual(['pin the quickstart']);
  });

  it('of the same content writes nothing', async () => {
    await push(createRecords(4), '--apply');
    server.writes.length = 0;
    expect(await push(createRecords(4), '--apply')).toMatch(/没有改动/);
    expect(server.writes).toEqual([]);
  });

  it('leaves the index as it was if something fails on the way', async () => {
    await push(createRecords(4), '--apply');
    server.failOn = '/batch';
    await expect(push(createRecords(5), '--apply')).rejects.toThrow(/not possible/);
    expect(held()?.records.size).toBe(4);
    expect([...server.indices.keys()]).toEqual(['langflow']);
  });

  it('uses the key of the environment', async () => {
    await push(createRecords(4), '--apply');
    expect([...server.keys]).toEqual(['admin-key']);
  });
});

describe('a push is refused', () => {
  it('if it would delete more than half of the index, unless that is meant', async () => {
    await push(createRecords(10), '--apply');
    await expect(push(createRecords(4), '--apply')).rejects.toThrow(/现有 10 条，这次只有 4 条/);
    expect(held()?.records.size).toBe(10);
    await push(createRecords(4), '--apply', '--allow-shrink');
    expect(held()?.records.size).toBe(4);
  });

  it('if there are too few records', async () => {
    await expect(push(createRecords(2))).rejects.toThrow(/只有 2 条记录，至少应有 3 条/);
  });

  it('without credentials', async () => {
    const run = (variables: Record<string, string>) => pushSearch([], variables, () => undefined);
    await expect(run({})).rejects.toThrow('`appId` is missing.');
    await expect(run({ALGOLIA_APP_ID: 'APP'})).rejects.toThrow('`apiKey` is missing.');
  });

  it('if the key is given on the command line', async () => {
    await expect(push(createRecords(4), '--api-key', 'secret')).rejects.toThrow(/--api-key/);
  });

  it('without records', async () => {
    const variables = {
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_ADMIN_API_KEY: 'admin-key',
      ALGOLIA_HOSTS: server.address,
    };
    const missing = path.join(directory, 'none.json');
    await expect(pushSearch(['--records', missing], variables, () => undefined)).rejects.toThrow(
      /npm run build/,
    );
  });
});

describe('records', () => {
  const limits = {minimum: 1, existing: 0, allowsShrinking: false};

  it('must have ids of their own', () => {
    const records = [...createRecords(2), ...createRecords(1)];
    expect(() => validateRecords(records, limits)).toThrow(/objectID 重复：\/page-0/);
  });

  it('must have an id, an address and a title', () => {
    expect(() => validateRecords([{}], limits)).toThrow(/第 1 条记录没有 objectID/);
    expect(() => validateRecords([{objectID: 'x'}], limits)).toThrow(/x 缺少 url/);
  });

  it('must not be larger than the provider accepts', () => {
    const [record] = createRecords(1) as [SearchRecord];
    record.content = '字'.repeat(4000);
    expect(() => validateRecords([record], limits)).toThrow(/\/page-0 有 \d+ 字节，上限是 10000/);
  });

  it('are reported all at once, the first ones by name', () => {
    const records = Array.from({length: 8}, () => createRecords(1)).flat();
    expect(() => validateRecords(records, limits)).toThrow(/7 个问题[\s\S]*另外还有 2 个/);
  });
});
