import type {SearchRecord} from '../plugins/search/types';

/** What peers index: one document per section, put together from the same records as ours. */
export interface BenchDocument {
  id: number;
  path: string;
  page: string;
  heading: string;
  content: string;
}

export function toDocuments(records: SearchRecord[]): BenchDocument[] {
  const sections = new Map<string, {record: SearchRecord; passages: string[]}>();
  for (const record of records) {
    const section = sections.get(record.url) ?? {record, passages: []};
    section.passages.push(...(record.keywords ?? []));
    if (record.content !== null) {
      section.passages.push(record.content);
    }
    sections.set(record.url, section);
  }
  return Array.from(sections.values(), ({record, passages}, id) => {
    const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = record.hierarchy;
    const headings = [lvl2, lvl3, lvl4, lvl5, lvl6].filter((title) => title !== null);
    return {
      id,
      path: new URL(record.url_without_anchor).pathname,
      page: lvl1,
      heading: headings.at(-1) ?? lvl1,
      content: passages.join('\n'),
    };
  });
}

/** Title, heading and text weigh the same for every peer. */
export const boosts = {page: 3, heading: 4, content: 1};

/** What a result list needs besides the index. */
export function describeDocuments(documents: BenchDocument[]): {titles: string; texts: string} {
  return {
    titles: JSON.stringify(documents.map(({path, page, heading}) => [path, page, heading])),
    texts: JSON.stringify(documents.map(({content}) => content)),
  };
}
