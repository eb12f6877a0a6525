import postcss, {type Declaration, type Root, type Rule} from 'postcss';
import {dropEmpty} from './dropEmpty';

/** Rules for the document's root alone, in whatever colours: what they set has one value on all elements. */
const isRootSelector = (selector: string): boolean =>
  /^(?::root|html|(?::root|html)?\[data-theme=\w+\](?::root)?)$/.test(selector);

const ruleOf = (declaration: Declaration): Rule => declaration.parent as Rule;

/** Neither under a condition nor part of something else than a rule, such as a font. */
const isForAllMedia = ({parent}: Declaration): boolean =>
  parent?.type === 'rule' && parent.parent?.type === 'root';

const isPlainRoot = (declaration: Declaration): boolean =>
  [':root', 'html'].includes(ruleOf(declaration).selector);

const namesRead = (text: string): Set<string> =>
  new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!));

/** The same declaration twice, as two tools that both add prefixes leave it. */
function dropRepetitions(root: Root): void {
  root.walkDecls((declaration) => {
    const before = declaration.prev();
    if (before?.type === 'decl' && before.toString() === declaration.toString()) {
      before.remove();
    }
  });
}

/** Browsers that do not know one of these use the value that stands before. */
const isNew = /color-mix|\/"|cqi|light-dark|oklch/;

/** Of several values for one property under one selector the last one holds: the theme's are replaced by ours. */
function dropReplaced(root: Root): void {
  const last = new Map<string, Declaration>();
  root.walkDecls((declaration) => {
    const rule = ruleOf(declaration);
    if (!isForAllMedia(declaration) || isNew.test(declaration.value)) {
      return;
    }
    const key = [rule.selector, declaration.prop, declaration.important].join();
    const before = last.get(key);
    if (before && before.parent !== rule) {
      before.remove();
    }
    last.set(key, declaration);
  });
}

function variablesOf(roots: Root[]): Map<string, Declaration[]> {
  const known = new Map<string, Declaration[]>();
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      known.set(declaration.prop, [...(known.get(declaration.prop) ?? []), declaration]);
    });
  }
  return known;
}

function dropUnreadVariables(roots: Root[], usedByScripts: ReadonlySet<string>): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const read = namesRead(roots.join(''));
    for (const [name, declarations] of variablesOf(roots)) {
      if (!read.has(name) && !usedByScripts.has(name)) {
        declarations.forEach((declaration) => declaration.remove());
        dropped = true;
      }
    }
  }
}

/** Its value wherever it is read: set for the root alone, always alike, and made of what is the same everywhere. */
function constantValue(name: string, known: Map<string, Declaration[]>): string | undefined {
  const declarations = known.get(name)!;
  const [{value}] = declarations as [Declaration];
  const isOne = declarations.every((other) => other.value === value && isForAllMedia(other));
  const isAlways = declarations.some(isPlainRoot);
  const isSameEverywhere = [name, ...namesRead(value)].every((read) =>
    known.get(read)?.every((other) => ruleOf(other).selectors.every(isRootSelector)),
  );
  // Pictures are long, and shorter by name.
  return isOne && isAlways && isSameEverywhere && !value.includes('url(') ? value : undefined;
}

/** `var(--a)var(--b)` needs no space between, two words do. */
function putValue(text: string, uses: RegExp, value: string): string {
  return text
    .replace(uses, () => ` ${value} `)
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?|\( | \)/g, (mark) => mark.trim())
    .trim();
}

/** A variable with one value is that value where it is read: less to send, and less to resolve. */
function replaceConstants(roots: Root[], usedByScripts: ReadonlySet<string>): void {
  for (;;) {
    const known = variablesOf(roots);
    const found = [...known.keys()]
      .filter((name) => !usedByScripts.has(name))
      .map((name) => ({name, value: constantValue(name, known)}))
      .find(({value}) => value !== undefined);
    if (!found) {
      return;
    }
    const {name, value} = found;
    const uses = new RegExp(`var\\(\\s*${name}\\s*\\)`, 'g');
    for (const root of roots) {
      root.walkDecls((declaration) => {
        if (namesRead(declaration.value).has(name)) {
          declaration.value = putValue(declaration.value, uses, value!);
        }
      });
    }
    known.get(name)!.forEach((declaration) => declaration.remove());
  }
}

/** A fallback for a variable that is always set; sheets that can stand alone have them. */
function dropFallbacks(roots: Root[]): void {
  const known = variablesOf(roots);
  const isAlwaysSet = (name: string): boolean =>
    known.get(name)?.some((one) => isForAllMedia(one) && isPlainRoot(one)) ?? false;
  for (const root of roots) {
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(
        /var\((--[\w-]+),(?:[^()]|\([^()]*\))*\)/g,
        (use, name: string) => (isAlwaysSet(name) ? `var(${name})` : use),
      );
    });
  }
}

/**
 * What the sheets of the site say, in fewer bytes. They are seen together: a variable that one sets may be read by
 * another. `usedByScripts` are variables that scripts or pages know.
 */
export function shrinkSheets(sheets: string[], usedByScripts: ReadonlySet<string>): string[] {
  const roots = sheets.map((css) => postcss.parse(css));
  for (const root of roots) {
    dropRepetitions(root);
    dropReplaced(root);
  }
  dropUnreadVariables(roots, usedByScripts);
  dropFallbacks(roots);
  replaceConstants(roots, usedByScripts);
  roots.forEach(dropEmpty);
  return roots.map(String);
}
