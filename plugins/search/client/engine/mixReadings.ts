import type {RankedSection} from './rankSections';

/** Words with two meanings on this site. Entries are folded. */
const ambiguousWords = [
  {
    word: '代理',
    /** What the product calls it if no network is meant. */
    other: '智能体',
    decided: /(?:反向|正向|网络|系统|http|https|socks5?|vpn) ?代理|代理(?:服务|地址|端口|软件)/,
  },
];

/** A reading whose best answer is worth less than this share of the other's was not meant. */
const leastShareOfBest = 0.5;

/** The query as the reader may also have meant it. */
export function otherReading(query: string): string | undefined {
  const ambiguous = ambiguousWords.find(
    ({word, other, decided}) =>
      query.includes(word) && !query.includes(other) && !decided.test(query),
  );
  return ambiguous && query.replaceAll(ambiguous.word, ambiguous.other);
}

/**
 * Both meanings by turns, the likelier first; only one of them if the rest of the query decides. Scores are those of
 * the likelier meaning, so that whoever compares them afterwards finds the same order.
 */
export function mixReadings(literal: RankedSection[], other: RankedSection[]): RankedSection[] {
  const [best, second] =
    bestScore(other) > bestScore(literal) ? [other, literal] : [literal, other];
  const scale = bestScore(best) / bestScore(second);
  if (!(scale * leastShareOfBest <= 1)) {
    return best;
  }
  const mixed = new Map<number, RankedSection>();
  let least = Infinity;
  const add = (result: RankedSection | undefined, factor: number): void => {
    if (result && !mixed.has(result.section)) {
      least = Math.min(least, result.score * factor);
      mixed.set(result.section, {...result, score: least});
    }
  };
  for (let rank = 0; rank < Math.max(best.length, second.length); rank++) {
    add(best[rank], 1);
    add(second[rank], scale);
  }
  return [...mixed.values()];
}

const bestScore = (ranked: RankedSection[]): number => ranked[0]?.score ?? 0;
