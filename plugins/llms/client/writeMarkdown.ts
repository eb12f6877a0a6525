import type {Element} from 'hast';
import {texts} from './texts';
import {writeBlocks} from './writeBlocks';

export interface PageHead {
  /** Absolute. */
  url: string;
  description: string;
}

/**
 * The content of a page as Markdown: title, description and address, then everything that stands on it. The
 * build writes the .md files with it and the browser copies pages with it, so both give the same text.
 */
export function writeMarkdown(content: Element, {url, description}: PageHead): string {
  const blocks = writeBlocks(content.children, (address) =>
    URL.canParse(address, url) ? new URL(address, url).href : address,
  );
  const body = blocks.findIndex((block) => block.startsWith('# ')) + 1;
  const head = [...(description ? [`> ${description}`] : []), `${texts.pageAddress}<${url}>`];
  return `${[...blocks.slice(0, body), ...head, ...blocks.slice(body)].join('\n\n')}\n`;
}
