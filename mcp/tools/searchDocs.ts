import {cutText, takeWithin} from '../budget';
import type {NamedSection, SearchIndex} from '../library/openIndex';
import {budgetArgument} from './types';
import type {Tool} from './types';
import type {SearchHit} from '../../plugins/search/types';

const MAX_RESULTS = 20;
/** A few sentences tell whether a section answers; `read_page` has the rest. */
const EXCERPT_TOKENS = 160;

export const searchDocs: Tool = {
  name: 'search_docs',
  title: '搜索文档',
  description:
    '搜索 Langflow 1.5 中文文档，返回最相关的章节：标题、链接和摘录。可以用中文、英文、拼音、环境变量名、接口路径或完整的问句。要看全文，把链接交给 read_page。\n' +
    'Search the Langflow 1.5 documentation (Chinese). Returns the best sections with links and excerpts. Queries may be Chinese, English, pinyin, identifiers, endpoints or whole questions. Pass a link to read_page for the full text.',
  arguments: {
    query: {
      type: 'string',
      description: '要找什么。What to look for.',
      required: true,
    },
    limit: {
      type: 'integer',
      description: '最多几节，默认 6。Most sections, 6 by default.',
      minimum: 1,
      maximum: MAX_RESULTS,
      fallback: 6,
    },
    budget: budgetArgument(2000),
  },
  example: {query: '怎样生成 API 密钥', limit: 6},
  async run({query, limit, budget}, library) {
    const index = await library.index();
    const {hits, nbHits} = await index.search({
      query: String(query),
      hitsPerPage: Number(limit),
      exactHits: MAX_RESULTS,
    });
    if (hits.length === 0) {
      return cutText(
        '没有找到。换一个说法，或用 list_pages 看有哪些页面。\nNothing found. Try other words, or list_pages.',
        Number(budget),
      );
    }
    const root = await library.root();
    const sections = await index.sections();
    const excerpts = await Promise.all(hits.map((hit) => excerptOf(hit, root, index, sections)));
    const results = hits.map((hit, number) => describeHit(hit, number, excerpts[number] ?? ''));
    const heading = `共 ${nbHits} 节，列出前 ${hits.length} 节。`;
    const {taken} = takeWithin([heading, ...results], Number(budget), '\n\n');
    return taken.length > 1
      ? taken.join('\n\n')
      : // Not even the first fits with its excerpt.
        cutText(describeHit(hits[0]!, 0, ''), Number(budget));
  },
};

function describeHit({hierarchy, url}: SearchHit, number: number, excerpt: string): string {
  const {lvl0, lvl1, ...below} = hierarchy;
  const trail = [lvl0, lvl1, ...Object.values(below)].filter(Boolean).join(' › ');
  return [`${number + 1}. **${trail}**`, `   ${url}`, ...(excerpt ? [`   ${excerpt}`] : [])].join(
    '\n',
  );
}

/** The paragraph that matched, else the beginning of the section. */
async function excerptOf(
  hit: SearchHit,
  root: string,
  index: SearchIndex,
  sections: NamedSection[],
): Promise<string> {
  if (hit.content) {
    return cutText(hit.content, EXCERPT_TOKENS);
  }
  const path = hit.url_without_anchor.slice(root.length);
  const section = sections.findIndex(
    (candidate) => candidate.path === path && candidate.anchor === hit.anchor,
  );
  return cutText((await index.paragraphsOf(section)).join(' '), EXCERPT_TOKENS);
}
