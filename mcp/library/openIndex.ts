import {completeAnswer} from '../../plugins/search/client/engine/completeAnswer';
import {createEngine} from '../../plugins/search/client/engine/engine';
import type {HitSite} from '../../plugins/search/client/engine/buildHits';
import type {IndexHead} from '../../plugins/search/client/engine/indexFormat';
import type {SearchRequest, SearchResponse} from '../../plugins/search/types';

export interface SearchIndex {
  head: IndexHead;
  search(request: SearchRequest): Promise<SearchResponse>;
  /** The paragraphs of a section, by its number. */
  paragraphsOf(section: number): Promise<string[]>;
}

/** @param read a file of the index by its name */
export function openIndex(
  head: IndexHead,
  site: HitSite,
  read: (file: string) => Promise<string>,
): SearchIndex {
  const engine = createEngine(head, site);
  const known = new Map<string, Promise<void>>();

  function load(file: string): Promise<void> {
    const loading = known.get(file) ?? read(file).then((text) => engine.add(file, text));
    known.set(file, loading);
    loading.catch(() => known.delete(file));
    return loading;
  }

  return {
    head,
    async search(request) {
      const answer = completeAnswer(engine, request);
      for (let step = answer.next(); ; step = answer.next()) {
        if (step.done) {
          return step.value;
        }
        await Promise.all(step.value.map(load));
      }
    },
    async paragraphsOf(section) {
      await Promise.all(engine.filesOf(section).map(load));
      return engine.paragraphsOf(section);
    },
  };
}
