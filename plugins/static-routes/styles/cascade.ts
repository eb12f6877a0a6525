import type {Rule} from 'postcss';
import {withoutExclusions} from './parts';

/** What decides whether one rule can overrule another: the later of two holds if they weigh the same. */
export interface Claim {
  /** Ids, classes and elements, as a browser weighs a selector. */
  weight: string;
  /** Names without what follows `--`: a state of a part stands on the part's element. */
  names: Set<string>;
  element: string;
  pseudoElement: string;
  /** First words of properties: shorthands begin like what they stand for. */
  properties: Set<string>;
}

const countAll = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const pseudoElements = /::[\w-]+|:(?:before|after)\b/g;
const classes = /\.[\w-]+|\[[^\]]*\]|:(?!not|is|has)[\w-]+/g;

function weigh(selector: string): string {
  const weighed = selector.replace(/:where\([^)]*\)/g, '');
  const others = weighed.replace(pseudoElements, ' ');
  const elements = others.replace(/[.#:][\w-]+|\[[^\]]*\]/g, ' ');
  return [
    countAll(others, /#[\w-]+/g),
    countAll(others, classes),
    countAll(elements, /[a-z]\w*/gi) + countAll(weighed, pseudoElements),
  ].join();
}

export function claimOf({nodes}: Rule, selector: string): Claim {
  const plain = withoutExclusions(selector).replace(/\([^()]*\)/g, '');
  const subject = plain.split(/[\s>+~]+/).at(-1) ?? '';
  const properties = nodes.flatMap((node) => (node.type === 'decl' ? node.prop : []));
  return {
    weight: weigh(selector),
    names: new Set([...subject.matchAll(/\.((?:[\w]|-(?!-))+)/g)].map(([, name]) => name!)),
    element: /^[a-z]\w*/i.exec(subject)?.[0] ?? '',
    pseudoElement: subject.match(pseudoElements)?.[0].replace('::', ':') ?? '',
    properties: new Set(
      properties.map((name) =>
        name.startsWith('--') ? name : name.replace(/^-\w+-/, '').split('-')[0]!,
      ),
    ),
  };
}

const meet = (some: Set<string>, others: Set<string>): boolean =>
  [...some].some((one) => others.has(one));

/** Whether both may speak about the same property of the same element with the same weight. */
export const canClash = (one: Claim, other: Claim): boolean =>
  one.weight === other.weight &&
  one.pseudoElement === other.pseudoElement &&
  (!one.element || !other.element || one.element === other.element) &&
  (one.names.size === 0 || other.names.size === 0 || meet(one.names, other.names)) &&
  meet(one.properties, other.properties);
