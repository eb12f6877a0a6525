import {fileURLToPath} from 'node:url';

/**
 * A loader, and therefore JavaScript: the bundler calls it without a compiler.
 *
 * DocSearch 3.9.0 trusts the browser's storage: it throws where storage is refused or full, and renders what it
 * finds there as HTML. Its storage becomes ours (client/searchStorage.ts). It also knows no suggestions before
 * the first query that finds something; it starts with ours.
 */
const storageModule = fileURLToPath(new URL('./client/searchStorage.ts', import.meta.url));
const textsModule = fileURLToPath(new URL('./client/texts.ts', import.meta.url));

const changes = [
  {
    what: /\b(?:window\.)?localStorage\.(?=(?:get|set|remove)Item)/g,
    becomes: 'searchStorage.',
    count: 4,
  },
  {
    what: /searchSuggestions:\[\]/g,
    becomes: 'searchSuggestions:firstSuggestions.slice()',
    count: 1,
  },
];

/** @param {string} source */
export default function guardDocSearch(source) {
  const changed = changes.reduce((text, {what, becomes, count}) => {
    const found = text.match(what)?.length ?? 0;
    if (found !== count) {
      throw new Error(
        `@docsearch/react：预期 ${count} 处 ${String(what)}，找到 ${found} 处。` +
          '它的代码变了，请按新代码修改 plugins/search/guardDocSearch.mjs。',
      );
    }
    return text.replace(what, becomes);
  }, source);
  return (
    `import {searchStorage} from ${JSON.stringify(storageModule)};\n` +
    `import {firstSuggestions} from ${JSON.stringify(textsModule)};\n${changed}`
  );
}
