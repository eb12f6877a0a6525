import type {Finding, FrontMatter, Page, Rule} from '../types';

const SHORTEST_DESCRIPTION = 40;
const LONGEST_DESCRIPTION = 90;

export const frontMatterRule: Rule = {
  name: 'front-matter',
  check: ({frontMatter}) => (frontMatter ? checkFields(frontMatter) : [missingFrontMatter()]),
};

export const description: Rule = {name: 'description', check: checkDescription};

function missingFrontMatter(): Finding {
  return {offset: 0, message: '缺少 front matter：文件开头写 title、description、slug、keywords'};
}

function checkFields({data, keys, start}: FrontMatter): Finding[] {
  const findings: Finding[] = [];
  for (const key of ['title', 'description', 'slug', 'keywords']) {
    if (isEmpty(data[key])) {
      findings.push({
        offset: keys.get(key) ?? start,
        message: `front matter 缺少 ${key}：${EXAMPLES[key]}`,
      });
    }
  }
  const {slug, keywords} = data;
  if (typeof slug === 'string' && !/^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/.test(slug)) {
    findings.push({
      offset: keys.get('slug') ?? start,
      message: `slug「${slug}」应以 / 开头、不以 / 结尾，例如 /agents`,
    });
  }
  if (keywords !== undefined && !Array.isArray(keywords)) {
    findings.push({
      offset: keys.get('keywords') ?? start,
      message: 'keywords 应为列表，例如 [agent, 智能体]',
    });
  }
  return findings;
}

const EXAMPLES: Record<string, string> = {
  title: '例如 title: 快速入门',
  description: '用一句话说明本页解决什么问题',
  slug: '例如 slug: /get-started-quickstart',
  keywords: '例如 keywords: [quickstart, 快速入门]',
};

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

function checkDescription({frontMatter}: Page): Finding[] {
  const text = frontMatter?.data.description;
  if (!frontMatter || typeof text !== 'string') {
    return [];
  }
  const length = measureChinese(text);
  if (length >= SHORTEST_DESCRIPTION && length <= LONGEST_DESCRIPTION) {
    return [];
  }
  const wanted = `${SHORTEST_DESCRIPTION} 到 ${LONGEST_DESCRIPTION}`;
  return [
    {
      offset: frontMatter.keys.get('description') ?? frontMatter.start,
      message: `description 长 ${length} 字，应为 ${wanted} 字（汉字和全角标点算 1，半角字符算 0.5）`,
    },
  ];
}

/** Length as it shows in a result list: a Han character or full-width mark is 1, anything else 0.5. */
export function measureChinese(text: string): number {
  let width = 0;
  for (const character of text.trim()) {
    width += /[\p{Script=Han}\u2014\u2018-\u201D\u2026\u3000-\u303F\uFF00-\uFFEF]/u.test(character)
      ? 1
      : 0.5;
  }
  return Math.ceil(width);
}
