import {describe, expect, it} from 'vitest';
import {addAskedAs} from '../addAskedAs';
import {extractRecords} from '../extractRecords';
import {parseHead} from '../client/engine/indexFormat';
import {serializeIndex} from '../serializeIndex';
import type {PageContent, SearchHit} from '../types';
import {createSampleEngine, samplePages} from './sampleSite';

const askedAs = {'/agents#clear-memory': ['机器人怎么失忆', '让它忘掉刚才的话']};

function search(pages: PageContent[], query: string): SearchHit[] {
  return createSampleEngine(pages).search({query}).hits;
}

describe('how readers ask for a section', () => {
  it('finds it in words that the page does not use', () => {
    expect(search(samplePages, '机器人失忆')).toEqual([]);
    const [hit] = search(addAskedAs(samplePages, askedAs), '机器人失忆');
    expect(hit?.objectID).toBe('/agents#clear-memory');
  });

  it('counts more as one question than as words of several', () => {
    const places = ['/agents#clear-memory', '/deployment-docker#compose'] as const;
    for (const [one, other] of [places, [places[1], places[0]] as const]) {
      const pages = addAskedAs(samplePages, {
        [one]: ['机器人 失忆', '哄睡'],
        [other]: ['机器人 哄睡', '失忆'],
      });
      expect(search(pages, '机器人 失忆')[0]?.objectID).toBe(one);
    }
  });

  it('is never shown', () => {
    const hits = search(addAskedAs(samplePages, askedAs), '让它忘掉刚才的话');
    expect(hits[0]?.objectID).toBe('/agents#clear-memory');
    expect(JSON.stringify(hits)).not.toContain('忘掉');
  });

  it('leaves the paragraphs of the index as they were', () => {
    const paragraphsOf = (pages: PageContent[]): number[] =>
      parseHead(serializeIndex(pages).head).sections.map(({paragraphs}) => paragraphs);
    expect(paragraphsOf(addAskedAs(samplePages, askedAs))).toEqual(paragraphsOf(samplePages));
  });

  it('goes to another provider as keywords of the heading', () => {
    const records = extractRecords(addAskedAs(samplePages, askedAs), {
      siteUrl: 'https://docs.example.cn',
      baseUrl: '/',
    });
    const keywords = records.filter(({keywords}) => keywords).map((record) => record.keywords);
    expect(keywords).toEqual([askedAs['/agents#clear-memory']]);
  });

  it('must belong to a section that exists', () => {
    expect(() => addAskedAs(samplePages, {'/agents#gone': ['没有了']})).toThrow('/agents#gone');
  });
});
