import type {Element, ElementContent} from 'hast';
import {estimateHeight} from './estimateHeight';
import {element} from './hast';

/**
 * Heights that src/css/lay-out-later.css knows, in rem. Styles in the page are not allowed by the policy of the
 * site, which leaves steps.
 */
export const partHeights = [20, 30, 45, 70, 100, 150, 225, 340, 500, 750, 1100, 1600];

/** From here on, large parts of a section are laid out one by one, too. */
const longPart = 225;

/**
 * Each section of a page in an element of its own: a phone lays out those that come near
 * (lay-out-later.css). Until then a section counts for the height that stands on it.
 */
export function divideIntoParts(content: ElementContent[]): ElementContent[] {
  const divided: ElementContent[] = [];
  let section: ElementContent[] = [];
  const endSection = () => {
    divided.push(...asPart(section));
    section = [];
  };
  for (const child of content) {
    // What follows the last section (where to go next) does not belong to it.
    if (isElement(child) && ['h2', 'nav'].includes(child.tagName)) {
      endSection();
    }
    section.push(child);
  }
  endSection();
  return divided;
}

function asPart(section: ElementContent[]): ElementContent[] {
  const [first] = section;
  // The field above a filtered table stays in view for as long as the table does: a part would end that.
  if (!first || !isElement(first) || first.tagName !== 'h2' || section.some(hasFilter)) {
    return section;
  }
  const height = estimateHeight(section);
  const step = partHeights.find((each) => each >= height) ?? partHeights.at(-1)!;
  const className = ['part', `part--${step}`, ...(step >= longPart ? ['part--long'] : [])];
  return [element('div', {className}, section)];
}

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

const hasFilter = (node: ElementContent): boolean =>
  isElement(node) && [node.properties.className].flat().includes('filterable');
