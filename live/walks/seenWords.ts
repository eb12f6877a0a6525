import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {bare} from './compareWords';
import {walkedPages} from './walkedPages';

const file = join(import.meta.dirname, 'seenWords.json');

/** Bold words of the pages that the interface showed, each with the walks that came past it. */
export type SeenWords = Record<string, string[]>;

export const readSeenWords = (): SeenWords =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SeenWords) : {};

/** Keeps what one walk has seen, as far as a page names it; forgets what it no longer sees. */
export function keepSeenWords(walk: string, seen: ReadonlySet<string>): void {
  const shown = new Set([...seen].flatMap((text) => [text, bare(text)]));
  const known = readSeenWords();
  const parts = walkedPages().flatMap(({words}) =>
    words.flatMap(({word}) => [word, ...word.split(' > ')]),
  );
  const kept = [...new Set([...parts, ...Object.keys(known)])].sort().flatMap((word) => {
    const others = (known[word] ?? []).filter((name) => name !== walk);
    const walks = shown.has(word) ? [...others, walk].sort() : others;
    return walks.length > 0 ? [[word, walks] as const] : [];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
