import {describe, expect, it} from 'vitest';
import {answerAtOnce} from '../client/engine/completeAnswer';
import {createEngine, createTitlesEngine} from '../client/engine/engine';
import {parseHead} from '../client/engine/indexFormat';
import {serializeIndex} from '../serializeIndex';
import {page, sampleIndex, sampleSite} from './sampleSite';

const LONG = '这一段与别的都不同。'.repeat(150);

function open(index = sampleIndex) {
  const engine = createEngine(parseHead(index.head), sampleSite);
  const loaded: string[] = [];
  const read = (file: string): string => {
    loaded.push(file);
    return index.files.get(file) ?? '';
  };
  return {engine, loaded, read};
}

describe('headings that have not arrived', () => {
  it('are found by their words and shown with those above them', () => {
    const {engine, read} = open();
    const {hits} = answerAtOnce(engine, {query: '清空记忆'}, read);
    expect(hits[0]).toMatchObject({
      objectID: '/agents#clear-memory',
      hierarchy: {lvl1: '使用智能体', lvl2: '智能体的记忆', lvl3: '清空记忆'},
    });
  });

  it('are not shown without their text', () => {
    const {engine, read} = open();
    const words = engine.search({query: '清空记忆'}).wants;
    words.forEach((file) => engine.add(file, read(file)));
    const {response, wants, isNearlyRight} = engine.search({query: '清空记忆'});
    expect(isNearlyRight).toBe(true);
    expect(wants.every((file) => file.startsWith('text-'))).toBe(true);
    expect(response.nbHits).toBeGreaterThan(0);
    expect(response.hits).toEqual([]);
  });

  it('come with all others for whoever asks for them, and need no text then', () => {
    const {engine, loaded, read} = open();
    engine.add('headings.txt', read('headings.txt'));
    const {hits} = answerAtOnce(engine, {query: '清空记忆', exactHits: 0}, read);
    expect(hits[0]?.objectID).toBe('/agents#clear-memory');
    expect(loaded.filter((file) => file.startsWith('text-'))).toEqual([]);
    expect(engine.headingOf(3)).toEqual({anchor: 'agent-memory', title: '智能体的记忆'});
  });

  it('stand above sections of another file', () => {
    const index = serializeIndex([
      page(
        'agents',
        '智能体',
        [1, '', '使用智能体'],
        [2, 'memory', '记忆', LONG],
        [3, 'clear', '清空', `${LONG}斑马`],
      ),
    ]);
    const {engine, loaded, read} = open(index);
    const {hits} = answerAtOnce(engine, {query: '斑马'}, read);
    expect(hits.map(({hierarchy}) => [hierarchy.lvl2, hierarchy.lvl3])).toEqual([['记忆', '清空']]);
    expect(loaded.filter((file) => file.startsWith('text-'))).toEqual(['text-2.txt']);
  });
});

describe('readings', () => {
  it.each(['部数', 'huanjingbianliang', '環境變量'])('are loaded for %s', (query) => {
    const {engine, loaded, read} = open();
    expect(answerAtOnce(engine, {query}, read).nbHits).toBeGreaterThan(0);
    expect(loaded).toContain('readings.txt');
  });

  it.each(['环境变量', 'docker compose', '部署'])('are not needed for %s', (query) => {
    const {engine, loaded, read} = open();
    expect(answerAtOnce(engine, {query}, read).nbHits).toBeGreaterThan(0);
    expect(loaded).not.toContain('readings.txt');
  });
});

describe('an answer', () => {
  const rows = 40;
  const index = serializeIndex(
    Array.from({length: rows}, (_, number) =>
      page(
        `page-${number}`,
        '文档',
        [1, '', `第 ${number} 页`],
        [2, 'zebra', `斑马 ${number}`, `${LONG}斑马。`],
      ),
    ),
  );

  it('has as many hits as fit, with few files, though only the first ten must be exact', () => {
    const {engine, loaded, read} = open(index);
    const {hits, nbHits} = answerAtOnce(
      engine,
      {query: '斑马', hitsPerPage: 20, exactHits: 10},
      read,
    );
    expect(nbHits).toBe(rows);
    expect(hits.length).toBeGreaterThanOrEqual(17);
    expect(hits.every(({content, type}) => content ?? type === 'lvl2')).toBe(true);
    expect(loaded.filter((file) => file.startsWith('text-')).length).toBeLessThanOrEqual(23);
  });

  it('of titles alone knows pages only', () => {
    const titles = createTitlesEngine(parseHead(index.head), sampleSite);
    expect(titles.search({query: '斑马'}).nbHits).toBe(0);
    expect(titles.search({query: '第 7 页'}).hits[0]?.objectID).toBe('/page-7');
    expect(titles.search({query: '第 7 页上的斑马和狮子在哪里'}).nbHits).toBe(0);
  });
});
