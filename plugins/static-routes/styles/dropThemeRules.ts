import type {Plugin, Root} from 'postcss';
import {isUnusedThemeClass} from './unusedThemeClasses';
import {withoutExclusions} from './parts';

const isThemeSheet = /[\\/]infima[\\/]dist[\\/]/;

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

/** Takes out of the theme's style sheet what no page needs; other style sheets stay as they are. */
export const dropThemeRules: Plugin = {
  postcssPlugin: 'drop-theme-rules',
  Once(root) {
    if (isThemeSheet.test(root.source?.input.file ?? '')) {
      dropRules(root);
    }
  },
};
