/**
 * A loader, and therefore JavaScript: the bundler calls it without a compiler.
 *
 * Docusaurus ships the menu with the data of a version. The browser has it from a file of its own (client/lateMenu.ts).
 */

/** @param {string} source */
export default function dropMenu(source) {
  /** @type {{version?: {docsSidebars?: unknown}}} */
  const data = JSON.parse(source);
  return data.version?.docsSidebars
    ? JSON.stringify({...data, version: {...data.version, docsSidebars: {}}})
    : source;
}
