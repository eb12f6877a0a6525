import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {renderAdmonition} from './admonition';
import {renderCodeBlock} from './codeBlock';
import {element, text} from './hast';
import {knownLanguages} from './highlightCode';
import {resolveImage, resolveLink} from './resolveLink';
import {renderTable} from './table';
import type {ExpandContext} from './types';

/** Plain Markdown elements that need more than their tag: code, headings, links, tables, admonitions. */
export async function expandElement(node: Element, context: ExpandContext): Promise<Element> {
  if (node.tagName === 'pre') {
    return expandPre(node, context);
  }
  const children = await context.expand(node.children);
  const copy: Element = {...node, children};
  if (node.tagName === 'admonition') {
    return renderAdmonition(copy);
  }
  if (/^h[2-6]$/.test(node.tagName)) {
    return renderHeading(copy);
  }
  if (node.tagName === 'a') {
    return resolveLink(copy, context.baseUrl);
  }
  if (node.tagName === 'img') {
    return resolveImage(copy, context.baseUrl);
  }
  if (node.tagName === 'table') {
    return renderTable(copy);
  }
  if (['li', 'td'].includes(node.tagName) && isLoneLink(children)) {
    return {...copy, properties: {...copy.properties, className: ['lone']}};
  }
  if (node.tagName === 'input' && node.properties.type === 'checkbox') {
    return nameCheckbox(copy);
  }
  return copy;
}

/** A link without words around it, which fingers want larger than the links of running text. */
function isLoneLink(children: ElementContent[]): boolean {
  const [link, ...others] = children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  return link?.type === 'element' && link.tagName === 'a' && others.length === 0;
}

/** The box before an item of a list of tasks: what it shows, for readers who cannot see it. */
const nameCheckbox = (box: Element): Element => ({
  ...box,
  properties: {...box.properties, ariaLabel: box.properties.checked ? '已完成' : '待完成'},
});

async function expandPre(node: Element, {file}: ExpandContext): Promise<Element> {
  const code = node.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'code',
  );
  if (!code) {
    return node;
  }
  const className = [code.properties.className].flat().map(String).join(' ');
  const language = (/language-(\S+)/.exec(className)?.[1] ?? 'text').toLowerCase();
  if (!knownLanguages.includes(language)) {
    file.fail(
      `代码块的语言 ${language} 不认识，不会有高亮。可用的有：${knownLanguages.join('、')}。`,
      {place: node.position},
    );
  }
  const data = code.data as {meta?: string} | undefined;
  const meta = data?.meta ?? String(code.properties.metastring ?? '');
  return renderCodeBlock({code: toString(code), language, meta});
}

/** The anchor link stands beside the heading's text and names it for screen readers. */
function renderHeading(node: Element): Element {
  const id = String(node.properties.id ?? '');
  const title = toString(node);
  const link: ElementContent = element(
    'a',
    {className: ['hash-link'], href: `#${id}`, ariaLabel: `${title}的直接链接`, translate: 'no'},
    [text('#')],
  );
  return {
    ...node,
    properties: {...node.properties, className: ['anchor']},
    children: [...node.children, link],
  };
}
