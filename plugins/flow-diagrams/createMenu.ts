import type {Code, Node, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {flowTexts} from '../../site/flowTexts';
import {elementNode} from './elementNode';
import {fileNameOf, textNameOf} from './exportFlows';
import type {FlowNeeds} from './listNeeds';

export interface FlowMenuOptions {
  /** Address of the site, with its base path and a slash at the end. */
  siteUrl: string;
}

export interface MenuOfPicture {
  page: string;
  number: number;
  title: string;
  needs: FlowNeeds;
}

const menuPart = (hName: string, hProperties: object, children: Node[]): RootContent =>
  elementNode('flowMenu', {hName, hProperties, children});

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
 * How the reader gets the picture as a flow of their own: one command per shell, the file itself, and the
 * picture in words. Plain details, code and links, so that it works without JavaScript; with it, the words
 * go to the clipboard (client/copyFlow.ts).
 */
export function createMenu(
  {page, number, title, needs: ofFlow}: MenuOfPicture,
  {siteUrl}: FlowMenuOptions,
): RootContent {
  const script = `${siteUrl}create-flow.py`;
  const file = fileNameOf({page, number});
  const {summary, needs, download, copy, explanation} = flowTexts.menu;
  return menuPart('details', {className: ['flow-menu']}, [
    // A page has several of them: the name says which picture it belongs to.
    menuPart('summary', {ariaLabel: `${summary}：${title}`}, [text(summary)]),
    paragraph(text(needs)),
    ...describeNeeds(ofFlow).map((sentence) => paragraph(text(sentence))),
    command('bash', 'macOS、Linux', [
      `curl -fsSLO ${script}`,
      `python3 create-flow.py ${siteUrl}${file}`,
    ]),
    command('powershell', 'Windows PowerShell', [
      `Invoke-WebRequest ${script} -OutFile create-flow.py`,
      `py create-flow.py ${siteUrl}${file}`,
    ]),
    paragraph(
      menuPart('a', {href: `/${file}`, download: ''}, [text(download)]),
      text(' · '),
      menuPart('a', {href: `/${textNameOf({page, number})}`, dataCopyFlow: ''}, [text(copy)]),
      text(' · '),
      menuPart('a', {href: '/concepts-flows-import#create-flow-from-picture'}, [text(explanation)]),
    ),
  ]);
}

function describeNeeds({fields, services}: FlowNeeds): string[] {
  const {fill, connect} = flowTexts.menu;
  const sentences = [
    ...(fields.length > 0 ? [fill(fields.join('、'))] : []),
    ...(services.length > 0 ? [connect(services.join('、'))] : []),
  ];
  return sentences.length > 0 ? [sentences.join('')] : [];
}
