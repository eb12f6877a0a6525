import type {SearchRecord} from '../plugins/search/types';

export interface KnownItem {
  text: string;
  /** Every page on which these words stand. */
  answers: string[];
}

const SEED = 20_250_715;
const MIN_HAN = 40;
const LENGTHS = {min: 6, max: 12};
const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

/** Small and the same everywhere; the quality of chance does not matter here. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Words somebody remembers from the middle of a text: whole words, 6 to 12 characters, without
 * punctuation, from the middle half of a long paragraph. Sampled from the records, never from what
 * an engine returns.
 */
export function sampleKnownItems(records: SearchRecord[], count: number): KnownItem[] {
  const passages = records.filter(
    ({content}) => (content?.match(/\p{Script=Han}/gu) ?? []).length >= MIN_HAN,
  );
  const texts = records.map(({url_without_anchor, content}) => ({
    path: new URL(url_without_anchor).pathname,
    content: content ?? '',
  }));
  const random = createRandom(SEED);
  const items = new Map<string, KnownItem>();
  while (items.size < count) {
    const passage = passages[Math.floor(random() * passages.length)]?.content ?? '';
    const text = cutPhrase(passage, passage.length * (0.25 + random() / 2));
    if (text === null || items.has(text)) {
      continue;
    }
    const owners = texts.filter(({content}) => content.includes(text)).map(({path}) => path);
    items.set(text, {text, answers: [...new Set(owners)]});
  }
  return [...items.values()];
}

function cutPhrase(passage: string, start: number): string | null {
  let phrase = '';
  for (const {segment, index} of segmenter.segment(passage)) {
    if (index < start) {
      continue;
    }
    if (!/^\p{Script=Han}+$/u.test(segment)) {
      return null;
    }
    phrase += segment;
    if (phrase.length >= LENGTHS.min) {
      return phrase.length <= LENGTHS.max ? phrase : null;
    }
  }
  return null;
}
