import path from 'node:path';
import {fileURLToPath} from 'node:url';

const CONFIG = fileURLToPath(new URL('../../cspell.json', import.meta.url));

/**
 * The words that no dictionary knows, each with the nearest known ones.
 *
 * All pages are asked about in one document of distinct words, so the dictionaries are walked once.
 */
export async function findUnknownWords(words: Iterable<string>): Promise<Map<string, string[]>> {
  const distinct = [...new Set(words)];
  if (distinct.length === 0) {
    return new Map();
  }
  // Imported on use: the package has no entry for require, and takes a second to load.
  const {getDefaultSettings, mergeSettings, readSettings, spellCheckDocument} =
    await import('cspell-lib');
  const settings = mergeSettings(await getDefaultSettings(false), await readSettings(CONFIG));
  const document = {
    uri: path.join(path.dirname(CONFIG), 'words-of-all-pages.txt'),
    text: distinct.join('\n'),
    languageId: 'plaintext',
    locale: 'en',
  };
  const options = {generateSuggestions: true, noConfigSearch: true, numSuggestions: 3};
  const result = await spellCheckDocument(document, options, settings);
  if (result.errors?.length) {
    throw new Error(`cspell 无法运行：${String(result.errors[0])}`);
  }
  const lines = new Map<number, string[]>();
  for (const issue of result.issues) {
    lines.set(lineOf(document.text, issue.offset), issue.suggestions ?? []);
  }
  return new Map([...lines].map(([line, suggestions]) => [distinct[line] ?? '', suggestions]));
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}
