/**
 * What decides the order of results. The numbers were set on Chinese documentation of another
 * product and are held by the relevance test; change them only with that test at hand.
 */
export const RANKING = {
  /** Least share of the query (by rarity) that a section must answer to be shown at all. */
  coverageFloor: 0.3,
  /** A section that answers half of the query is worth much less than half. */
  coverageBase: 0.15,
  field: {
    heading: 8.5,
    title: 3.2,
    above: 3,
    body: 2.2,
    /** On top of a match in a heading. */
    bodyToo: 0.5,
    /** What stands only in the title or a heading above covers the query a little less. */
    inherited: 0.85,
  },
  /** One paragraph that answers the whole query beats the same words strewn over a section. */
  bestLine: 1.6,
  adjacency: {heading: 3, body: 1.5, near: 0.35},
  headingPhrase: {
    /** By heading level: a short heading deep in a page (流程, 参数) lives from what is above it. */
    whole: [8, 8, 6, 4.5, 4.5, 4.5, 4.5],
    start: 3.5,
    startShare: 1.5,
    inside: 2,
    insideShare: 2,
    sameWords: 1.5,
  },
  bodyPhrase: {long: 1.6, short: 0.6, whole: 6, share: 1.6},
  /** By heading level; pages come before their sections. */
  level: [1, 1.22, 1.06, 1, 1, 1, 1],
  /** Factor for each earlier result of the same page. */
  repeat: 0.86,
  /** Results far below the best one are noise. */
  leastShareOfBest: 0.12,
} as const;
