import type {Declaration, Plugin, Root, Rule} from 'postcss';
import {isUnusedThemeClass} from './unusedThemeClasses';

const isThemeSheet = /[\\/]infima[\\/]dist[\\/]/;

/** What is excluded by `:not(…)` need not exist. */
const withoutExclusions = (selector: string): string => selector.replace(/:not\([^)]*\)/g, '');

const needsUnusedClass = (selector: string): boolean =>
  [...withoutExclusions(selector).matchAll(/\.([\w-]+)/g)].some(([, name]) =>
    isUnusedThemeClass(name!),
  );

function dropRules(root: Root): void {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !needsUnusedClass(selector));
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < rule.selectors.length) {
      rule.selectors = kept;
    }
  });
}

export const readVariables = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);

/** In style sheets and in scripts. */
export const setVariables = (text: string): string[] =>
  [...text.matchAll(/(--[\w-]+)['"\]]*\s*[:,]/g)].map(([, name]) => name!);

/** A variable is read by a rule, or by another variable that is read. */
function dropVariables(root: Root, readElsewhere: ReadonlySet<string>): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const read = new Set(readVariables(root.toString()));
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop) && !readElsewhere.has(declaration.prop)) {
        declaration.remove();
        dropped = true;
      }
    });
  }
}

/** What other files do with the theme's variables. */
export interface VariableUses {
  read: ReadonlySet<string>;
  set: ReadonlySet<string>;
}

/** A variable that has one value for ever is that value where it is read: less to send, and less to resolve. */
function replaceConstants(root: Root, {read, set}: VariableUses): void {
  for (let replaced = true; replaced;) {
    replaced = false;
    const declarations = new Map<string, Declaration[]>();
    const withFallback = new Set(
      [...root.toString().matchAll(/var\(\s*(--[\w-]+)\s*,/g)].map(([, name]) => name!),
    );
    root.walkDecls(/^--/, (declaration) => {
      const known = declarations.get(declaration.prop) ?? [];
      declarations.set(declaration.prop, [...known, declaration]);
    });
    for (const [name, [declaration, ...others]] of declarations) {
      const {value} = declaration!;
      const rule = declaration!.parent as Rule;
      // Below a condition of the medium it would hold for some screens only.
      const isForAll = rule.selector === ':root' && rule.parent?.type === 'root';
      const isConstant = others.length === 0 && isForAll;
      // What another variable decides can differ between elements; long values are shorter by name.
      const isWanted = withFallback.has(name) || read.has(name) || set.has(name);
      if (!isConstant || isWanted || /var\(|url\(/.test(value)) {
        continue;
      }
      const uses = new RegExp(`var\\(\\s*${name}\\s*\\)`, 'g');
      root.walkDecls((other) => {
        other.value = other.value.replace(uses, () => value);
      });
      declaration!.remove();
      replaced = true;
    }
  }
}

function dropEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) {
      rule.remove();
    }
  });
}

/** Takes out of the theme's style sheet what no page needs; other style sheets stay as they are. */
export function dropThemeRules(elsewhere: VariableUses): Plugin {
  return {
    postcssPlugin: 'drop-theme-rules',
    Once(root) {
      if (isThemeSheet.test(root.source?.input.file ?? '')) {
        dropRules(root);
        dropVariables(root, elsewhere.read);
        replaceConstants(root, elsewhere);
        dropEmpty(root);
      }
    },
  };
}
