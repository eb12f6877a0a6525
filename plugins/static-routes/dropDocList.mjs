/**
 * A loader, and therefore JavaScript: the bundler calls it without a compiler.
 *
 * Docusaurus ships a list of all guides, so that menus of versions find a guide's counterpart and a link in the
 * navbar its sidebar. There is one version, and the sidebar is known from the route.
 */
const plugin = 'docusaurus-plugin-content-docs';

/** @param {string} source */
export default function dropDocList(source) {
  /** @type {Record<string, Record<string, {versions: {docs: unknown[]}[]}>>} */
  const data = JSON.parse(source);
  const versions = Object.values(data[plugin] ?? {}).flatMap((instance) => instance.versions);
  if (versions.length === 0 || versions.some(({docs}) => !Array.isArray(docs))) {
    throw new Error(
      'plugins/static-routes/dropDocList.mjs：生成的 globalData.json 里没有文档的名单，请按新的形式修改，或者把插件选项 dropDocList 设为 false。',
    );
  }
  for (const version of versions) {
    version.docs = [];
  }
  return JSON.stringify(data);
}
