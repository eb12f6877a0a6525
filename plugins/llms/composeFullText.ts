import type {ArrangedSection} from './arrangePages';
import type {SiteFacts} from './types';

/** `llms-full.txt`: all pages in one file, in the order of the sidebars. */
export function composeFullText(
  sections: ArrangedSection[],
  {title, tagline}: Pick<SiteFacts, 'title' | 'tagline'>,
): string {
  const pages = sections.flatMap((section) => section.pages.map(({markdown}) => markdown.trim()));
  return `${[`# ${title}\n\n> ${tagline}`, ...pages].join('\n\n---\n\n')}\n`;
}
