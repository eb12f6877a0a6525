import type {BenchDocument} from '../documents';
import type {BenchEngine} from '../peer';
import {cutBigrams, segmentText} from '../tokenize';
import {createFlexSearch} from './flexSearch';
import {createLunr} from './lunrJieba';
import {createMiniSearch} from './miniSearch';
import {createOrama} from './orama';
import {createOurs} from './ours';
import {createPagefind} from './pagefind';

export type NamedEngine = [name: string, create: () => Promise<BenchEngine>];

/** Ours and its peers over the same site, in the order of the tables. */
export function listEngines(buildDir: string, documents: BenchDocument[]): NamedEngine[] {
  const paths = [...new Set(documents.map((document) => document.path))];
  return [
    ['ours', () => createOurs(buildDir)],
    ['Pagefind', () => createPagefind(buildDir, paths)],
    ['MiniSearch (segmenter)', () => createMiniSearch(documents, 'segmenter', segmentText)],
    ['MiniSearch (bigram)', () => createMiniSearch(documents, 'bigram', cutBigrams)],
    ['FlexSearch', () => createFlexSearch(documents)],
    ['Orama (Mandarin)', () => createOrama(documents)],
    ['lunr (jieba)', () => createLunr(documents)],
  ];
}
