import path from 'node:path';
import type {Config, DocusaurusConfig, PluginConfig} from '@docusaurus/types';
import docusaurusConfig from '../../docusaurus.config';
import {PARTS} from '../../plugins/static-routes/options';

/** The site with every part of plugins/static-routes off, its page template and its one `faster` flag included. */

const staticRoutes = './plugins/static-routes/index.ts';
const allOff = Object.fromEntries(PARTS.map((part) => [part, false]));

// What was written is complete; the type describes what may be left out.
const {ssrTemplate, ...site} = docusaurusConfig as DocusaurusConfig;

/** Paths of a configuration are relative to its file; npm runs its scripts at the root. */
const fromRoot = (name: string): string =>
  name.startsWith('./') ? path.resolve(process.cwd(), name) : name;

function withoutParts(plugin: PluginConfig): PluginConfig {
  if (plugin === staticRoutes) {
    return [fromRoot(staticRoutes), allOff];
  }
  if (typeof plugin === 'string') {
    return fromRoot(plugin);
  }
  return Array.isArray(plugin) && typeof plugin[0] === 'string'
    ? [fromRoot(plugin[0]), plugin[1]]
    : plugin;
}

if (!ssrTemplate || !site.plugins.includes(staticRoutes)) {
  throw new Error(`docusaurus.config.ts 里没有 ssrTemplate 或 ${staticRoutes}，没有什么可关。`);
}

export default {
  ...site,
  future: {v4: true, faster: true},
  plugins: site.plugins.map(withoutParts),
  clientModules: site.clientModules.map(fromRoot),
} satisfies Config;
