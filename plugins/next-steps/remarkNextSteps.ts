import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {pageTexts} from '../../site/texts';
import {stepsAfter, type NextStep} from './steps';

/** Pages that end with a section of their own about what comes next. */
const OWN_SECTION = /^(?:下一步|接下来|另请参阅)/;

/** Ends every guide with cards that lead on; the front page has its doors instead. */
const remarkNextSteps: Plugin<[], Root> = () => (tree, file) => {
  const {slug, unlisted} = (file.data.frontMatter ?? {}) as {slug?: string; unlisted?: boolean};
  if (slug === undefined || unlisted || tree.children.some(isOwnSection)) {
    return;
  }
  const steps = stepsAfter(slug, path.basename(path.dirname(file.path)));
  if (steps.length > 0) {
    tree.children.push(composeCards(steps));
  }
};

export default remarkNextSteps;

const isOwnSection = (node: RootContent): boolean => {
  const [first] = node.type === 'heading' ? node.children : [];
  return first?.type === 'text' && OWN_SECTION.test(first.value);
};

/** No heading, and nothing for the search: the words belong to the pages that the cards lead to. */
const composeCards = (steps: NextStep[]): RootContent =>
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
