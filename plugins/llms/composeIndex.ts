import type {ArrangedSection} from './arrangePages';
import {markdownPath} from './client/markdownPath';
import {texts} from './texts';
import type {PageText, SiteFacts} from './types';

/** Files by name: `llms.txt`, and its parts if it would be too long to be read at once. */
export type IndexFiles = Map<string, string>;

/** What the site is, and every page with its description, by section. */
export function composeIndex(
  sections: ArrangedSection[],
  site: SiteFacts,
  limit: number,
): IndexFiles {
  const whole = writeFile([
    ...introduction(site),
    ...sections.map((one) => writeSection(one, site)),
  ]);
  if (whole.length <= limit) {
    return new Map([['llms.txt', whole]]);
  }
  const parts = [...groupByChapter(sections)].map(([chapter, own], number) => ({
    chapter,
    count: own.reduce((sum, {pages}) => sum + pages.length, 0),
    name: `llms-${number + 1}.txt`,
    text: writeFile([`# ${site.title}`, ...own.map((one) => writeSection(one, site))]),
  }));
  const address = (name: string): string => `${site.url}${site.baseUrl}${name}`;
  const list = parts.map(
    ({chapter, count, name}) => `- [${chapter}](${address(name)}): ${texts.index.count(count)}`,
  );
  return new Map([
    [
      'llms.txt',
      writeFile([...introduction(site), [`## ${texts.index.parts}`, '', ...list].join('\n')]),
    ],
    ...parts.map(({name, text}): [string, string] => [name, text]),
  ]);
}

const writeFile = (blocks: string[]): string => `${blocks.join('\n\n')}\n`;

function introduction({title, tagline, url, baseUrl}: SiteFacts): string[] {
  return [
    `# ${title}`,
    `> ${tagline}`,
    texts.index.markdown,
    [
      `- ${texts.index.full(`${url}${baseUrl}llms-full.txt`)}`,
      `- ${texts.index.description(`${url}${baseUrl}openapi.json`)}`,
      `- ${texts.index.mcp(`${url}${baseUrl}mcp.mjs`, `${url}${baseUrl}mcp-client.md`)}`,
    ].join('\n'),
  ];
}

function writeSection({title, pages}: ArrangedSection, {url, baseUrl}: SiteFacts): string {
  const entry = ({path, title: name, endpoint, description}: PageText): string => {
    const address = `${url}${markdownPath(baseUrl + path, baseUrl)}`;
    const words = [...(endpoint ? [`\`${endpoint}\``] : []), description].filter(Boolean).join(' ');
    return `- [${name.replace(/[[\]]/g, '\\$&')}](${address})${words ? `: ${words}` : ''}`;
  };
  return [`## ${title}`, '', ...pages.map(entry)].join('\n');
}

/** The outermost category: 「流程」 of 「流程 / 流程模板」. */
function groupByChapter(sections: ArrangedSection[]): Map<string, ArrangedSection[]> {
  const chapters = new Map<string, ArrangedSection[]>();
  for (const section of sections) {
    const [chapter = ''] = section.title.split(' / ');
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), section]);
  }
  return chapters;
}
