import type {QueryUnit} from './analyzeQuery';
import type {Searchable} from './searchable';
import {findPinyinPhrases} from './pinyin';

/**
 * Pinyin typed syllable by syllable (`zhi neng ti`) becomes one word, provided that the site has a
 * text that reads so and that most of the syllables are not words of the site themselves.
 */
export function joinPinyin(units: QueryUnit[], site: Searchable): QueryUnit[] {
  if (!mayHoldPinyin(units, site)) {
    return units;
  }
  const joined: QueryUnit[] = [];
  let at = 0;
  while (at < units.length) {
    const run = syllableRun(units, at, site);
    const word = run.length >= 2 ? joinRun(run, site) : null;
    if (word) {
      joined.push(word);
      at += run.length;
    } else {
      joined.push(...units.slice(at, at + 1));
      at++;
    }
  }
  return joined;
}

const SYLLABLE = /^[a-z]{1,6}$/;

/** Most queries need no table of readings to know that they hold none. */
function mayHoldPinyin(units: QueryUnit[], {lexicon}: Searchable): boolean {
  const words = units.filter(({kind, text}) => kind === 'word' && SYLLABLE.test(text));
  return words.length >= 2 && words.some(({text}) => lexicon.lacks(text));
}

function syllableRun(units: QueryUnit[], from: number, site: Searchable): QueryUnit[] {
  const pinyin = site.pinyin();
  const run: QueryUnit[] = [];
  for (const unit of units.slice(from)) {
    const previous = run[run.length - 1];
    const isSyllable =
      unit.kind === 'word' &&
      (pinyin.charactersOf.has(unit.text) ||
        (unit.isLast && pinyin.syllables.some((syllable) => syllable.startsWith(unit.text))));
    // One character between them: a space or an apostrophe.
    if (!isSyllable || (previous && unit.start - previous.end !== 1)) {
      break;
    }
    run.push(unit);
  }
  return run;
}

function joinRun(run: QueryUnit[], site: Searchable): QueryUnit | null {
  const [first, last] = [run[0], run[run.length - 1]];
  const unknown = run.filter(({text}) => site.lexicon.lacks(text)).length;
  if (!first || !last || unknown * 2 < run.length) {
    return null;
  }
  const text = run.map((unit) => unit.text).join('');
  return findPinyinPhrases(text, site).length > 0
    ? {...first, text, end: last.end, weight: 1, isLast: last.isLast}
    : null;
}
