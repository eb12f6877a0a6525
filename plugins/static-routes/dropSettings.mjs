/**
 * A loader, and therefore JavaScript: the bundler calls it without a compiler.
 *
 * Docusaurus ships the whole configuration. Dropped here is what only a build reads: the options of every plugin,
 * the template of the pages, folders, what to do about broken links.
 */
const forBuildOnly = new Set([
  'plugins',
  'themes',
  'presets',
  'ssrTemplate',
  'markdown',
  'clientModules',
  'staticDirectories',
  'scripts',
  'headTags',
  'stylesheets',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
]);

const generated = /^(?:\/\*[^]*?\*\/\s*)?export default (?<settings>\{[^]*\});?\s*$/;

/** @param {string} source */
export default function dropSettings(source) {
  const {settings} = generated.exec(source)?.groups ?? {};
  if (!settings) {
    throw new Error(
      'plugins/static-routes/dropSettings.mjs：生成的 docusaurus.config.mjs 不再是“export default {…}”，请按新的形式修改，或者去掉这一步。',
    );
  }
  const kept = Object.entries(JSON.parse(settings)).filter(([name]) => !forBuildOnly.has(name));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};`;
}
