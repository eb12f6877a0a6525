import path from 'node:path';
import type {ListItem, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {pageTexts} from '../../site/texts';
import {stepsAfter, type NextStep} from './steps';

/** Titles of a section in which a page itself tells what comes next. */
const OWN_SECTION = /^(?:下一步|接下来)/;
const RELATED = /^另请参阅/;

/**
 * Ends every guide with cards that lead on, its own links or else ours; the front page has its doors instead.
 * Runs before the glossary, which leaves cards alone and would put links of its own among the words of a list.
 */
const remarkNextSteps: Plugin<[], Root> = () => (tree, file) => {
  const {slug, unlisted} = (file.data.frontMatter ?? {}) as {slug?: string; unlisted?: boolean};
  if (slug === undefined || unlisted || showsOwnCards(tree)) {
    return;
  }
  const steps = stepsAfter(slug, path.basename(path.dirname(file.path)));
  const named = linksSeenAlso(tree);
  const unnamed = steps.filter(({href}) => !named.has(href));
  if (steps.length > 0) {
    tree.children.push(composeNavigation(unnamed.length > 0 ? unnamed : steps));
  }
};

export default remarkNextSteps;

/** What stands between the heading of a section and the next heading. */
function contentOf(tree: Root, title: RegExp): RootContent[] {
  const at = tree.children.findIndex((node) => {
    const [first] = node.type === 'heading' ? node.children : [];
    return first?.type === 'text' && title.test(first.value);
  });
  if (at < 0) {
    return [];
  }
  const after = tree.children.slice(at + 1);
  const end = after.findIndex(({type}) => type === 'heading');
  return end < 0 ? after : after.slice(0, end);
}

/** A list of links in the page's own section becomes cards. */
function showsOwnCards(tree: Root): boolean {
  const content = contentOf(tree, OWN_SECTION);
  for (const node of content) {
    const cards = node.type === 'list' ? node.children.map(readCard) : [undefined];
    if (cards.every((card) => card !== undefined)) {
      tree.children[tree.children.indexOf(node)] = element('Cards', {}, cards);
      return true;
    }
  }
  return content.some((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Cards');
}

/** An item of the form `[title](address)：words。`, without a second link: a card is one itself. */
function readCard({children: [paragraph]}: ListItem): RootContent | undefined {
  const [link, ...words] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const [title] = link?.type === 'link' ? link.children : [];
  const [first] = words;
  return link?.type === 'link' &&
    title?.type === 'text' &&
    first?.type === 'text' &&
    first.value.startsWith('：') &&
    words.every(({type}) => type !== 'link')
    ? element('Card', {href: link.url, title: title.value}, withoutPunctuation(words))
    : undefined;
}

/** Neither the colon before the words nor the full stop after them. */
const withoutPunctuation = (words: PhrasingContent[]): PhrasingContent[] =>
  words.map((word, index) => {
    if (word.type !== 'text') {
      return word;
    }
    const begun = index === 0 ? word.value.slice(1) : word.value;
    const isLast = index === words.length - 1;
    return {...word, value: isLast ? begun.replace(/。$/, '') : begun};
  });

/** What the list right above the cards leads to already. */
function linksSeenAlso(tree: Root): Set<string> {
  const links = new Set<string>();
  for (const node of contentOf(tree, RELATED)) {
    visit(node, 'link', ({url}) => void links.add(url));
  }
  return links;
}

/** No heading, and nothing for the search: the words belong to the pages that the cards lead to. */
const composeNavigation = (steps: NextStep[]): RootContent =>
  element(
    'nav',
    {className: 'next-steps', 'aria-label': pageTexts.nextSteps, 'data-search': 'skip'},
    [
      element('div', {className: 'next-steps__title', 'aria-hidden': 'true'}, [
        {type: 'text', value: pageTexts.nextSteps},
      ]),
      element(
        'Cards',
        {},
        steps.map(({href, title, text, icon}) =>
          element('Card', {href, title, icon}, [{type: 'text', value: text}]),
        ),
      ),
    ],
  );

function element(
  name: string,
  attributes: Record<string, string>,
  children: unknown[],
): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  } as MdxJsxFlowElement;
}
