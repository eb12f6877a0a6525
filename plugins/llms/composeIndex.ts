import type {ArrangedSection} from './arrangePages';
import {markdownPath} from './client/markdownPath';
import {texts} from './texts';
import type {PageText, SiteFacts} from './types';

/** `llms.txt`: what the site is, and every page with its description, by section. */
export function composeIndex(
  sections: ArrangedSection[],
  {title, tagline, url, baseUrl}: SiteFacts,
  limit: number,
): string {
  const entry = ({path, title: name, endpoint, description}: PageText): string => {
    const address = `${url}${markdownPath(baseUrl + path, baseUrl)}`;
    const words = [...(endpoint ? [`\`${endpoint}\``] : []), description].filter(Boolean).join(' ');
    return `- [${name.replace(/[[\]]/g, '\\$&')}](${address})${words ? `: ${words}` : ''}`;
  };
  const text = [
    `# ${title}`,
    `> ${tagline}`,
    texts.index.markdown,
    [
      `- ${texts.index.full(`${url}${baseUrl}llms-full.txt`)}`,
      `- ${texts.index.description(`${url}${baseUrl}openapi.json`)}`,
      `- ${texts.index.mcp(`${url}${baseUrl}mcp.mjs`, `${url}${baseUrl}mcp-client.md`)}`,
    ].join('\n'),
    ...sections.map((section) =>
      [`## ${section.title}`, '', ...section.pages.map(entry)].join('\n'),
    ),
  ].join('\n\n');
  if (text.length >= limit) {
    throw new Error(
      `llms.txt 有 ${text.length} 个字符，上限是 ${limit}。请缩短页面的 description，或在配置里提高 indexLimit。`,
    );
  }
  return `${text}\n`;
}
