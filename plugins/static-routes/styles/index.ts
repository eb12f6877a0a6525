import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PostCssOptions} from '@docusaurus/types';
import {dropThemeRules} from './dropThemeRules';
import {styleChunk, variableNames} from './splitStyles';

export {SplitStyles} from './splitStyles';

/** Style sheets of `static/` are linked as they are; those of the other folders are part of the build. */
const isKnownToPages = /\.tsx?$|^noscript\.css$/;

const readTexts = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => isKnownToPages.test(name) && !name.includes('__tests__'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));

/** Variables that pages may name while they are made, which the browser's scripts do not show. */
export function variablesOfPages(siteDir: string): Set<string> {
  const texts = ['src', 'plugins', 'site', 'static'].flatMap((name) =>
    readTexts(path.join(siteDir, name)),
  );
  return new Set(texts.flatMap(variableNames));
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

export function leanPostCss(options: PostCssOptions): PostCssOptions {
  leaveVariables(options);
  return {
    ...options,
    // There is no file with settings; to look for one, beside each sheet and in every folder above it, takes a second.
    config: false,
    plugins: [dropThemeRules, ...options.plugins],
  };
}

/**
 * The generator puts all styles into one file. Ours has those of the shell and of guides; what a plugin shows on pages
 * of its own, and what loads on demand, comes with its code.
 */
export const sharedStyles = {
  name: styleChunk,
  chunks: ({name}: {name?: string | null}): boolean =>
    name === 'main' || /(?:^|-)pages$/.test(name ?? ''),
  test: /^(?!.*[\\/]plugins[\\/][\w-]+[\\/]theme[\\/])/,
};
