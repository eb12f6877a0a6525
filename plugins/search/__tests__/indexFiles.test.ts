import {mkdtemp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {extractCodeText} from '../extractCode';
import {extractRecords} from '../extractRecords';
import {
  IndexFormatError,
  parseHead,
  parseHeadings,
  parseTexts,
  readContent,
  type TextFile,
} from '../client/engine/indexFormat';
import {
  readAscending,
  readNumbers,
  writeAscending,
  writeNumbers,
} from '../client/engine/numberCodes';
import {shardsOf} from '../client/engine/termShards';
import {unpackText} from '../client/engine/unpackText';
import {packText} from '../packText';
import {cutTerms} from '../cutFiles';
import {createPinyinTable} from '../pinyinTable';
import {serializeIndex, textsOf} from '../serializeIndex';
import {createTraditionalTable} from '../traditionalTable';
import {writeIndex, writeRecords} from '../writeIndex';
import type {PageContent} from '../types';
import {page, samplePages} from './sampleSite';

const site = {siteUrl: 'https://docs.example.cn', baseUrl: '/zh/'};

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'search-index-'));
});
afterEach(() => rm(directory, {recursive: true}));

describe('records', () => {
  const records = extractRecords(samplePages, site);
  const find = (id: string) => records.find(({objectID}) => objectID === id);

  it('are one per heading and one per paragraph', () => {
    const expected = samplePages.flatMap(({sections}) =>
      sections.map(({paragraphs}) => 1 + paragraphs.length),
    );
    expect(records).toHaveLength(expected.reduce((sum, count) => sum + count));
  });

  it('know where they stand', () => {
    expect(find('/agents#clear-memory')).toMatchObject({
      type: 'lvl3',
      url: 'https://docs.example.cn/zh/agents#clear-memory',
      hierarchy: {lvl0: '智能体', lvl1: '使用智能体', lvl2: '智能体的记忆', lvl3: '清空记忆'},
      content: null,
      language: 'zh',
      docusaurus_tag: 'docs-default-current',
    });
    const content = records.find((record) => record.content?.startsWith('调用 DELETE'));
    expect(content).toMatchObject({type: 'content', anchor: 'clear-memory'});
  });

  it('keep their ids when a paragraph is inserted before them', () => {
    const edited = structuredClone(samplePages);
    edited[1]?.sections[0]?.paragraphs.unshift('新的一段。');
    const ids = new Set(extractRecords(edited, site).map(({objectID}) => objectID));
    expect(records.every(({objectID}) => ids.has(objectID))).toBe(true);
  });

  it('of a sibling do not inherit its subsections', () => {
    const [page] = structuredClone(samplePages).slice(1, 2) as [PageContent];
    page.sections.push({level: 2, anchor: 'next', title: '下一节', paragraphs: []});
    const last = extractRecords([page], site).at(-1);
    expect(last?.hierarchy).toMatchObject({lvl2: '下一节', lvl3: null});
  });

  it('of pages carry their keywords, others none', () => {
    const [page] = structuredClone(samplePages);
    const pages = page ? [{...page, keywords: ['低代码']}] : [];
    const records = extractRecords(pages, {siteUrl: 'https://x.cn', baseUrl: '/'});
    expect(records.filter(({keywords}) => keywords).map(({type}) => type)).toEqual(['lvl1']);
  });

  it('must be there', () => {
    expect(() => extractRecords([], site)).toThrow(/没有索引到任何页面/);
  });

  it('must have ids of their own', () => {
    const twice = [...samplePages, ...samplePages.slice(0, 1)];
    expect(() => extractRecords(twice, site)).toThrow(/id 都是 "\/".*https:/s);
  });
});

describe('the text of code', () => {
  it('that is short is kept', () => {
    expect(extractCodeText('docker compose up -d\n\n')).toEqual(['docker compose up -d']);
  });

  it('that is long is the list of its names', () => {
    const code =
      'import requests\n\nurl = "http://localhost:7860/api/v1/run/FLOW_ID"\nheaders = {"x-api-key": key}\n# 发送请求\nrequests.post(url, headers=headers, timeout=30)';
    expect(extractCodeText(code)).toEqual([
      'import requests url http://localhost:7860/api/v1/run/FLOW_ID headers x-api-key key 发送请求 requests.post timeout',
    ]);
  });

  it('leaves out numbers and encoded data', () => {
    const code = `a\nname = "x"\ntoken: ${'A1b2'.repeat(40)}\nid 12345\nother_name\nlast_name`;
    expect(extractCodeText(code).join(' ')).toBe('name token id other_name last_name');
  });
});

describe('a packed text', () => {
  const unpacked = (text: string): string => {
    const packed = packText(text);
    return unpackText(packed.text, packed.table);
  };
  const often = '组件连成流程，智能体使用组件。'.repeat(60);

  it('can be unpacked, whatever it holds', () => {
    const every = Array.from({length: 0x3000}, (_, at) => String.fromCharCode(at + 0x20)).join('');
    for (const text of [
      '',
      'docker run -p 7860:7860',
      often,
      `${often}café · ×→ߟ`,
      every,
      '𠮷😀',
    ]) {
      expect(unpacked(text)).toBe(text);
    }
  });

  it('leaves commands readable and takes fewer bytes', () => {
    const {text} = packText(`${often}LANGFLOW_PORT=7860`);
    expect(text).toContain('LANGFLOW_PORT=7860');
    expect(Buffer.byteLength(text)).toBeLessThan(Buffer.byteLength(often) / 2);
  });

  it('has the most frequent words first', () => {
    const {table} = packText('组件，流程，组件。'.repeat(60));
    expect(table).toEqual(['组件', '，', '。', '流程']);
  });
});

describe('numbers', () => {
  const numbers = [0, 1, 62, 63, 64, 63 * 32, 63 * 33, 70_000, 5_000_000];

  it('can be read back, and take no separator, tab or line end', () => {
    expect(readNumbers(writeNumbers(numbers))).toEqual(numbers);
    expect(writeNumbers(numbers)).toMatch(/^[ -~]+$/);
  });

  it('that ascend are written as steps', () => {
    expect(readAscending(writeAscending(numbers))).toEqual(numbers);
    expect(writeAscending([70_000, 70_001])).toHaveLength(writeNumbers([70_000]).length + 1);
  });
});

describe('files of terms', () => {
  const row = (term: string) => ({term, row: `${term}\t${'x'.repeat(700)}`});

  it('are cut between terms and named by the shortest beginning that tells them apart', () => {
    const files = cutTerms(['api', 'app', 'apple', 'auto', 'build'].map(row));
    expect(files.map(({first}) => first)).toEqual(['a', 'appl', 'b']);
    expect(files.map(({rows}) => rows.length)).toEqual([2, 2, 1]);
  });

  it('are found by a term and by its beginning', () => {
    const starts = ['a', 'appl', 'b'];
    expect(shardsOf(starts, 'apply', 'apply')).toEqual([1]);
    expect(shardsOf(starts, 'ap', 'ap\uffff')).toEqual([0, 1]);
    expect(shardsOf(starts, '7860', '7860')).toEqual([]);
  });
});

describe('the shipped files', () => {
  const {head, directory: folder, files} = serializeIndex(samplePages);

  it('are the same for the same pages', () => {
    expect(serializeIndex(structuredClone(samplePages))).toEqual({head, directory: folder, files});
  });

  const read = (file: string): string => readContent(files.get(file) ?? '', file);
  const readTexts = (number: number): TextFile =>
    parseTexts(unpackText(read(`text-${number}.txt`), read('codes.txt').split(' ')));

  it('can be read back', () => {
    const {directory: named, pages, sections, textStarts} = parseHead(head);
    expect(named).toBe(folder);
    expect(pages.map(({path: page, title}) => [page, title])).toEqual(
      samplePages.map((page) => [page.path, page.sections[0]?.title]),
    );
    expect(sections.map(({level, page}) => [level, page])).toEqual(
      samplePages.flatMap((page, number) => page.sections.map(({level}) => [level, number])),
    );
    const texts = textStarts.flatMap((_, number) => readTexts(number).texts);
    expect(texts).toEqual(textsOf(samplePages));
    expect(sections.map(({paragraphs}) => paragraphs)).toEqual(
      texts.map(({paragraphs}) => paragraphs.length),
    );
    expect(parseHeadings(read('headings.txt'))).toEqual(
      texts.flatMap(({heading}) => (heading ? [heading] : [])),
    );
  });

  it('repeat the headings above the first section of a file', () => {
    const long = '很长的一段。'.repeat(400);
    const index = serializeIndex([
      page(
        'agents',
        '智能体',
        [1, '', '使用智能体'],
        [2, 'memory', '记忆', long],
        [3, 'clear', '清空', long],
        [4, 'all', '全部', long],
      ),
    ]);
    const {textStarts} = parseHead(index.head);
    const content = readContent(index.files.get('text-3.txt') ?? '', 'text-3.txt');
    const codes = readContent(index.files.get('codes.txt') ?? '', 'codes.txt').split(' ');
    expect(textStarts).toEqual([0, 1, 2, 3]);
    expect(parseTexts(unpackText(content, codes)).above).toEqual([
      {anchor: 'memory', title: '记忆'},
      {anchor: 'clear', title: '清空'},
    ]);
  });

  it('keep keywords with their page', () => {
    const [first, ...others] = structuredClone(samplePages);
    const pages = first ? [{...first, keywords: ['低代码', 'LLM']}, ...others] : [];
    expect(
      textsOf(pages)
        .map(({keywords}) => keywords)
        .filter(Boolean),
    ).toEqual(['低代码,LLM']);
  });

  it('name their directory after their content', () => {
    const edited = structuredClone(samplePages);
    edited[0]?.sections[0]?.paragraphs.push('多一段。');
    expect(serializeIndex(edited).directory).not.toBe(folder);
  });

  it.each([
    ['a page of the site', '<!doctype html><html></html>'],
    ['an empty file', ''],
    ['another version', 'langflow-search-head/0\tbody.txt\n\n\n10\tx\tx'],
  ])('are not confused with %s', (_, text) => {
    expect(() => parseHead(text)).toThrow(IndexFormatError);
  });

  it('are written alone: those of earlier builds are removed', async () => {
    const indexDir = path.join(directory, 'build', 'search-index');
    await mkdir(path.join(indexDir, 'files', '000000000000'), {recursive: true});
    await writeFile(path.join(indexDir, 'files', '000000000000', 'codes.txt'), 'old');

    await writeIndex(samplePages, indexDir);

    expect((await readdir(indexDir)).sort()).toEqual(['files', 'head.txt']);
    expect((await readdir(path.join(indexDir, folder))).sort()).toEqual([...files.keys()].sort());
  });
});

describe('records', () => {
  it('are read back as they were, however many parts they are written in', async () => {
    const recordsPath = path.join(directory, 'generated', 'records.json');
    const few = extractRecords(samplePages, site);
    const many = Array.from({length: Math.ceil(2500 / few.length)}, () => few).flat();
    for (const records of [few, many, many.slice(0, 2000)]) {
      await writeRecords(records, recordsPath);
      expect(JSON.parse(await readFile(recordsPath, 'utf8'))).toEqual(records);
    }
  });
});

describe('tables', () => {
  it('of pinyin list every reading', () => {
    expect(createPinyinTable(['行', '女', '行'])).toBe('hang:行;heng:行;nv:女;ru:女;xing:行');
  });

  it('of traditional forms hold only characters that occur, and not in that form', () => {
    expect(createTraditionalTable(new Set(['体', '环']))).toBe('體体環环');
    expect(createTraditionalTable(new Set(['体', '體', '环']))).toBe('環环');
  });
});
