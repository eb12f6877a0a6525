import {createHash} from 'node:crypto';
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
      'Search: no page was indexed, so search would find nothing. ' +
        'Check that the build wrote guide or API pages with "main article .markdown".',
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
    const base = recordBase(page, section, site);
    const heading: SearchRecord = {
      ...base,
      type: `lvl${section.level}`,
      hierarchy,
      content: null,
      weight: {level: 100 - section.level * 10, position: position++},
    };
    const contents = section.paragraphs.map((content): SearchRecord => {
      return {
        ...base,
        // A hash, not a number: inserting a paragraph leaves the ids of the others as they were.
        objectID: `${base.objectID}~${shortHash(content)}`,
        type: 'content' satisfies RecordType,
        hierarchy,
        content,
        weight: {level: 0, position: position++},
      };
    });
    return [heading, ...contents];
  });
}

function recordBase(page: PageContent, section: PageSection, {siteUrl, baseUrl}: RecordSite) {
  const url = `${siteUrl}${baseUrl}${page.path}`;
  return {
    objectID: sectionId(page.path, section.anchor),
    url: section.anchor ? `${url}#${section.anchor}` : url,
    url_without_anchor: url,
    anchor: section.anchor,
    language: page.language,
    docusaurus_tag: page.docusaurusTag,
  };
}

/** The embedded engine gives its hits the same ids, so that stored searches survive a rebuild. */
function sectionId(path: string, anchor: string | null): string {
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
        `Search: two records have the id "${record.objectID}": ${other.url} and ${record.url}. ` +
          'Two pages share a path, or a page has the same heading id twice.',
      );
    }
    seen.set(record.objectID, record);
  }
}
