import {createHash} from 'node:crypto';
import {readLines} from './client/engine/fieldLines';
import type {Hierarchy, PageContent, PageSection, RecordType, SearchRecord} from './types';

export interface RecordSite {
  /** Without trailing slash. */
  siteUrl: string;
  /** With slashes at both ends. */
  baseUrl: string;
}

/** One record per heading and one per paragraph, as a DocSearch crawler would write them. */
export function extractRecords(pages: PageContent[], site: RecordSite): SearchRecord[] {
  const records = pages.flatMap((page) => pageRecords(page, site));
  if (records.length === 0) {
    throw new Error(
      '搜索：没有索引到任何页面，搜索将找不到东西。请检查构建是否生成了指南或 API 页面（main article .markdown）。',
    );
  }
  assertUniqueIds(records);
  return records;
}

function pageRecords(page: PageContent, site: RecordSite): SearchRecord[] {
  const trail: (PageSection | undefined)[] = [];
  let position = 0;
  return page.sections.flatMap((section) => {
    trail.length = section.level;
    trail[section.level] = section;
    const hierarchy = hierarchyOf(page, trail);
    const base = recordBase(page, section.anchor, site);
    const keywords = [...(section.level === 1 ? page.keywords : []), ...(section.askedAs ?? [])];
    const heading: SearchRecord = {
      ...base,
      type: `lvl${section.level}`,
      hierarchy,
      content: null,
      ...(keywords.length > 0 && {keywords}),
      weight: {level: 100 - section.level * 10, position: position++},
    };
    const lines = readLines(section.paragraphs, section.anchor);
    const contents = lines.map(({text, field}): SearchRecord => {
      const place = field === null ? base : recordBase(page, field, site);
      return {
        ...place,
        // A hash, not a number: inserting a paragraph leaves the ids of the others as they were.
        objectID: `${place.objectID}~${shortHash(text)}`,
        type: 'content' satisfies RecordType,
        hierarchy,
        content: text,
        weight: {level: 0, position: position++},
      };
    });
    return [heading, ...contents];
  });
}

function recordBase(page: PageContent, anchor: string | null, {siteUrl, baseUrl}: RecordSite) {
  const url = `${siteUrl}${baseUrl}${page.path}`;
  return {
    objectID: recordId(page.path, anchor),
    url: anchor ? `${url}#${anchor}` : url,
    url_without_anchor: url,
    anchor,
    language: page.language,
    docusaurus_tag: page.docusaurusTag,
  };
}

/** The embedded engine gives its hits the same ids, so that stored searches survive a rebuild. */
function recordId(path: string, anchor: string | null): string {
  return anchor ? `/${path}#${anchor}` : `/${path}`;
}

function hierarchyOf(page: PageContent, trail: (PageSection | undefined)[]): Hierarchy {
  return {
    lvl0: page.lvl0,
    lvl1: trail[1]?.title ?? page.sections[0]?.title ?? '',
    lvl2: trail[2]?.title ?? null,
    lvl3: trail[3]?.title ?? null,
    lvl4: trail[4]?.title ?? null,
    lvl5: trail[5]?.title ?? null,
    lvl6: trail[6]?.title ?? null,
  };
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

function assertUniqueIds(records: SearchRecord[]): void {
  const seen = new Map<string, SearchRecord>();
  for (const record of records) {
    const other = seen.get(record.objectID);
    if (other) {
      throw new Error(
        `搜索：两条记录的 id 都是 "${record.objectID}"：${other.url} 和 ${record.url}。` +
          '可能是两个页面路径相同，或同一页有重复的标题 id 或段落。',
      );
    }
    seen.set(record.objectID, record);
  }
}
