import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {
  BlockContent,
  Blockquote,
  Code,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';
import type {Options} from 'rehype-remark';
import {childElements, childWithClass, classesOf, hasClass, withoutChild} from './markup';
import {texts} from './texts';

/** A converter of one element, as hast-util-to-mdast calls it. */
type Convert = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Convert>[0];

const text = (value: string): PhrasingContent => ({type: 'text', value});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const label = (value: string): Paragraph =>
  paragraph({type: 'strong', children: [text(value.trim())]});

const flow = (state: State, children: ElementContent[]): BlockContent[] =>
  state.toFlow(state.all({type: 'root', children})) as BlockContent[];

/** A framed block of code; the bar names a file or only the language, which the fence has anyway. */
function convertCode(_: State, node: Element): Code {
  const bar = childWithClass(node, 'code__bar');
  const file = bar && childWithClass(bar, 'code__title--file');
  const pre = childElements(node).find(({tagName}) => tagName === 'pre');
  const language = String(node.properties.dataLanguage ?? '');
  return {
    type: 'code',
    lang: language || null,
    // Marks on a fence need a language before them.
    meta: file && language ? `title="${toString(file)}"` : null,
    value: pre ? toString(pre) : '',
  };
}

/** All panels, one after the other, each under its name. */
function convertTabs(state: State, node: Element): BlockContent[] {
  return childElements(node)
    .filter((child) => hasClass(child, 'tabs__panel'))
    .flatMap((panel) => [
      label(`${texts.tab}${String(panel.properties.dataLabel ?? '')}`),
      ...flow(state, panel.children),
    ]);
}

function convertAdmonition(state: State, node: Element): Blockquote {
  const title = childWithClass(node, 'admonition__title');
  const kind = classesOf(node)
    .map((name) => texts.admonitions[name.replace('admonition--', '')])
    .find(Boolean);
  const words = title ? toString(title).trim() : '';
  const heading = kind && words !== kind ? `${kind}：${words}` : words;
  return {
    type: 'blockquote',
    children: [label(heading), ...flow(state, withoutChild(node, title).children)],
  };
}

/** A grid of cards is a list of links, each with its sentence. */
function convertCards(state: State, node: Element): List {
  const items = childElements(node).map((card): ListItem => {
    const title = childWithClass(card, 'card__title');
    const body = childWithClass(card, 'card__text');
    const link: Link = {
      type: 'link',
      url: String(card.properties.href ?? ''),
      children: [text(title ? toString(title) : '')],
    };
    const words = body ? (state.all(body) as PhrasingContent[]) : [];
    const children = words.length > 0 ? [link, text('：'), ...words] : [link];
    return {type: 'listItem', spread: false, children: [paragraph(...children)]};
  });
  return {type: 'list', ordered: false, spread: false, children: items};
}

/** A drawn flow: its caption, then nodes, groups and connections in words. */
function convertFlow(state: State, node: Element): BlockContent[] {
  const caption = childWithClass(node, 'flow__caption');
  const words = childWithClass(node, 'flow__words');
  return [
    label(`${texts.flow}${caption ? toString(caption) : ''}`),
    ...flow(state, words?.children ?? []),
  ];
}

/** Folded content stands open below its summary. */
function convertDetails(state: State, node: Element): BlockContent[] {
  const summary = childElements(node).find(({tagName}) => tagName === 'summary');
  return [
    ...(summary ? [label(toString(summary))] : []),
    ...flow(state, withoutChild(node, summary).children),
  ];
}

const code = (value: string): InlineCode => ({type: 'inlineCode', value});

/** Method and path of an operation. */
export const endpointOf = (node: Element): string =>
  childElements(node)
    .filter(({tagName}) => tagName !== 'button')
    .map((child) => toString(child).trim())
    .join(' ');

const convertEndpoint = (_: State, node: Element): Paragraph => paragraph(code(endpointOf(node)));

/** Name, type and marks of a field in one line. */
const convertFieldHead = (state: State, node: Element): Paragraph =>
  paragraph(...(state.all(node) as PhrasingContent[]));

const convertToCode = (_: State, node: Element): InlineCode => code(toString(node));

const convertChildren = (state: State, node: Element): RootContent[] =>
  state.all(node) as RootContent[];

const convertLink = (state: State, node: Element): Link => ({
  type: 'link',
  url: String(node.properties.href ?? ''),
  children: state.all(node) as Link['children'],
});

type Structure = (state: State, node: Element) => RootContent | RootContent[];

/** Structures of our pages that plain HTML has no element for, by the class that marks them. */
const structures: Record<string, Structure> = {
  code: convertCode,
  tabs: convertTabs,
  admonition: convertAdmonition,
  cards: convertCards,
  flow: convertFlow,
  'api-endpoint': convertEndpoint,
  'api-field__head': convertFieldHead,
  // The link of a field leads to the field itself.
  'api-field__name': convertChildren,
  'api-field__type': convertToCode,
  'data-type': convertToCode,
};

const byClass =
  (otherwise: Structure): Convert =>
  (state, node) => {
    const name = classesOf(node).find((candidate) => Object.hasOwn(structures, candidate));
    return (name ? structures[name]! : otherwise)(state, node);
  };

/** Elements that hast-util-to-mdast would convert otherwise; all others are left to it. */
export const handlers: Record<string, Convert> = {
  a: byClass(convertLink),
  details: convertDetails,
  div: byClass(convertChildren),
  figure: byClass(convertChildren),
  span: byClass(convertChildren),
};
