import type {Code, Node, Paragraph, PhrasingContent} from 'mdast';
import {texts} from '../../site/texts';
import {fileNameOf} from './exportFlows';

export interface FlowMenuOptions {
  /** Address of the site, with its base path and a slash at the end. */
  siteUrl: string;
}

/** A node that mdast does not know: remark-rehype turns it into the element its data describes. */
const elementNode = (
  hName: string,
  hProperties: Record<string, unknown>,
  children: Node[],
): Node & {children: Node[]} =>
  ({type: 'flowMenu', data: {hName, hProperties}, children}) as Node & {children: Node[]};

const text = (value: string): PhrasingContent => ({type: 'text', value});

const paragraph = (...children: Node[]): Paragraph => ({
  type: 'paragraph',
  children: children as PhrasingContent[],
});

const command = (lang: string, title: string, lines: string[]): Code => ({
  type: 'code',
  lang,
  meta: `title="${title}"`,
  value: lines.join('\n'),
});

/**
 * How the reader gets the picture as a flow of their own: one command per shell, and the file itself. Plain
 * details, code and links, so that it works without JavaScript.
 */
export function createMenu(
  {page, number}: {page: string; number: number},
  {siteUrl}: FlowMenuOptions,
): Node {
  const script = `${siteUrl}create-flow.py`;
  const file = fileNameOf({page, number});
  const {summary, needs, download, explanation} = texts.flowMenu;
  return elementNode('details', {className: ['flow-menu']}, [
    elementNode('summary', {}, [text(summary)]),
    paragraph(text(needs)),
    command('bash', 'macOS、Linux', [
      `curl -fsSLO ${script}`,
      `python3 create-flow.py ${siteUrl}${file}`,
    ]),
    command('powershell', 'Windows PowerShell', [
      `Invoke-WebRequest ${script} -OutFile create-flow.py`,
      `py create-flow.py ${siteUrl}${file}`,
    ]),
    paragraph(
      elementNode('a', {href: `/${file}`, download: ''}, [text(download)]),
      text(' · '),
      elementNode('a', {href: '/concepts-flows-import#create-flow-from-picture'}, [
        text(explanation),
      ]),
    ),
  ]);
}
