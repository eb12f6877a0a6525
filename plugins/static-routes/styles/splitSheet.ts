import postcss, {type AtRule, type Declaration, type Root, type Rule} from 'postcss';
import {canClash, claimOf, type Claim} from './cascade';
import {dropEmpty} from './dropEmpty';
import {partAtRest, partOf, type Part} from './parts';

/** What the one sheet becomes; each file name begins with the part's name. */
export interface Sheets {
  /** Guides wait for it: the shell and what their words are made of. */
  guide: string;
  /** Other pages wait for it. */
  shell: string;
  /** What `guide` has and `shell` has not: other pages get it late, for when the reader goes to a guide. */
  words: string;
  /** No page waits for it. */
  late: string;
}

const isKeyframes = (rule: AtRule): boolean => rule.name.endsWith('keyframes');
const atRuleOf = ({parent}: Rule): AtRule | undefined =>
  parent?.type === 'atrule' ? parent : undefined;

/** The part of each selector, by the place of its rule in the sheet. */
type Places = Map<string, Part>;

const isForPrint = (rule: Rule): boolean => atRuleOf(rule)?.params === 'print';

function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    const atRule = atRuleOf(rule);
    if (!atRule || !isKeyframes(atRule)) {
      rules.push(rule);
    }
  });
  return rules;
}

/**
 * A late sheet overrules whatever weighs the same, also what stood below its rules. So a state that a later rule is
 * to overrule stays where it is: the colour of a chosen tab, say, which pointing at it does not change.
 */
function findPlaces(sheet: Root): Places {
  const places: Places = new Map();
  const below: Claim[] = [];
  for (const [index, rule] of [...rulesOf(sheet).entries()].reverse()) {
    const kept: Claim[] = [];
    for (const selector of rule.selectors) {
      const part = isForPrint(rule) ? 'late' : partOf(selector);
      const claim = claimOf(rule, selector);
      const isBound = part === 'late' && below.some((other) => canClash(claim, other));
      const place = isBound && !isForPrint(rule) ? partAtRest(selector) : part;
      places.set(`${index} ${selector}`, place);
      if (place !== 'late') {
        kept.push(claim);
      }
    }
    below.push(...kept);
  }
  return places;
}

/** The rules of some parts, in their order. What a page does when it is touched is late, whatever else its rule says. */
function keepParts(sheet: Root, places: Places, parts: Part[]): Root {
  const root = sheet.clone();
  const isLate = parts.includes('late');
  rulesOf(root).forEach((rule, index) => {
    const kept = rule.selectors.filter((selector) =>
      parts.includes(places.get(`${index} ${selector}`)!),
    );
    const left = rule.selectors.filter((selector) => !kept.includes(selector));
    if (isLate && left.length > 0) {
      rule.before(keepDeclarations(rule.clone({selectors: left}), isInteraction));
    }
    if (kept.length === 0) {
      rule.remove();
      return;
    }
    if (left.length > 0) {
      rule.selectors = kept;
    }
    if (!isLate) {
      keepDeclarations(rule, (declaration) => !isInteraction(declaration));
    }
  });
  return root;
}

/** How a page answers to a hand, which a page at rest does not show. */
const isInteraction = ({prop}: Declaration): boolean =>
  /^(?:-webkit-)?(?:cursor|transition|user-select|overscroll-behavior|will-change)/.test(prop);

function keepDeclarations(rule: Rule, isKept: (declaration: Declaration) => boolean): Rule {
  rule.each((node) => {
    if (node.type === 'decl' && !isKept(node)) {
      node.remove();
    }
  });
  return rule;
}

function readAnimations(root: Root): string {
  const values: string[] = [];
  root.walkDecls(/^(?:-webkit-)?animation(?:-name)?$/, ({value}) => void values.push(value));
  return values.join(' ');
}

/** Movements stay where they are used, fonts with the shell. */
function dropForeign(root: Root, hasShell: boolean): void {
  const animations = readAnimations(root);
  root.walkAtRules((rule) => {
    const isForeign = isKeyframes(rule)
      ? !animations.includes(rule.params)
      : rule.name === 'font-face' && !hasShell;
    if (isForeign) {
      rule.remove();
    }
  });
}

export function splitSheet(css: string): Sheets {
  const sheet = postcss.parse(css);
  const places = findPlaces(sheet);
  const write = (...parts: Part[]): string => {
    const root = keepParts(sheet, places, parts);
    dropForeign(root, parts.includes('shell'));
    dropEmpty(root);
    return root.toString();
  };
  return {
    guide: write('shell', 'words'),
    shell: write('shell'),
    words: write('words'),
    late: write('late'),
  };
}
