import {pinyin} from 'pinyin-pro';

const SYLLABLE = /^[a-z]+$/;

/**
 * All readings of the given Han characters, as `syllable:characters` joined by `;`.
 * Characters with several readings stand under each of them: a reader may type any.
 */
export function createPinyinTable(characters: Iterable<string>): string {
  const bySyllable = new Map<string, string[]>();
  for (const character of [...new Set(characters)].sort()) {
    for (const syllable of readingsOf(character)) {
      const list = bySyllable.get(syllable) ?? [];
      list.push(character);
      bySyllable.set(syllable, list);
    }
  }
  return [...bySyllable.keys()]
    .sort()
    .map((syllable) => `${syllable}:${bySyllable.get(syllable)?.join('')}`)
    .join(';');
}

function readingsOf(character: string): Set<string> {
  const readings = pinyin(character, {toneType: 'none', type: 'array', multiple: true, v: true});
  return new Set(
    readings
      .map((reading) => reading.toLowerCase().replace(/ü/g, 'v'))
      .filter((reading) => SYLLABLE.test(reading)),
  );
}
