import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {SYNONYMS} from '../../plugins/search/client/engine/synonyms';

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** How Algolia searches our records. The dialog asks for everything else with each query. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(hierarchy.lvl0)',
    'content',
    // Words that readers use for a page and that its text does not.
    'unordered(keywords)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
  attributesToRetrieve: [...LEVELS, 'content', 'type', 'url', 'url_without_anchor', 'anchor'],
  attributesToHighlight: [...LEVELS, 'content'],
  attributesToSnippet: ['content:10'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  // One hit per section, as the embedded engine answers.
  attributeForDistinct: 'url',
  distinct: true,
  indexLanguages: ['zh', 'en'],
  queryLanguages: ['zh', 'en'],
  ignorePlurals: ['en'],
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
} satisfies IndexSettings;

export const SYNONYM_GROUPS: SynonymHit[] = SYNONYMS.map((words) => ({
  // Named after their words, so that an edit changes one group and not all that follow.
  objectID: words.join('|'),
  type: 'synonym',
  synonyms: [...words],
}));
