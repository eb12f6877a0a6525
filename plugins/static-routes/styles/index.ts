import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {PostCssOptions} from '@docusaurus/types';
import {dropThemeRules, readVariables, setVariables, type VariableUses} from './dropThemeRules';

const require = createRequire(import.meta.url);

const hasCode = /\.(?:css|jsx?|tsx?)$/;

const readTexts = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => hasCode.test(name) && !name.includes('__tests__'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));

/** What the theme's components and the site's own files do with the variables of the theme's style sheet. */
function collectVariableUses(siteDir: string): VariableUses {
  const packages = ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map((name) =>
    path.dirname(require.resolve(name)),
  );
  const own = ['src', 'plugins', 'site', 'static'].map((name) => path.join(siteDir, name));
  const texts = [...packages, ...own].flatMap(readTexts);
  return {
    read: new Set(texts.flatMap(readVariables)),
    set: new Set(texts.flatMap(setVariables)),
  };
}

type PresetEntry = [name: string, options: {features?: Record<string, boolean>}];

const isPreset = (plugin: unknown): plugin is PresetEntry =>
  Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');

/**
 * Each use of a variable is preceded by its value for browsers without variables. Those could not show the site
 * anyway: its colours for dark pages are variables.
 */
function leaveVariables(options: PostCssOptions): void {
  const preset = options.plugins.find(isPreset);
  if (!preset) {
    throw new Error(
      'plugins/static-routes：生成器不再用 postcss-preset-env 处理样式。请按新的写法修改 styles/index.ts，或者把插件选项 leanStyles 设为 false。',
    );
  }
  preset[1] = {...preset[1], features: {...preset[1]?.features, 'custom-properties': false}};
}

/** The generator asks once for each kind of style sheet. */
let variableUses: VariableUses | undefined;

export function leanPostCss(options: PostCssOptions, siteDir: string): PostCssOptions {
  leaveVariables(options);
  variableUses ??= collectVariableUses(siteDir);
  return {...options, plugins: [dropThemeRules(variableUses), ...options.plugins]};
}

/** The generator puts all styles into one file. Ours has those of the shell and of guide pages; the rest comes with its code. */
export const sharedStyles = ({name}: {name?: string | null}): boolean =>
  name === 'main' || name === 'pages';
