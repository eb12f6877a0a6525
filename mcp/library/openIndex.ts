import {completeAnswer} from '../../plugins/search/client/engine/completeAnswer';
import {createEngine} from '../../plugins/search/client/engine/engine';
import type {HitSite} from '../../plugins/search/client/engine/buildHits';
import {HEADINGS_FILE} from '../../plugins/search/client/engine/indexFormat';
import type {IndexHead} from '../../plugins/search/client/engine/indexFormat';
import type {SearchRequest, SearchResponse} from '../../plugins/search/types';

export interface NamedSection {
  path: string;
  isReference: boolean;
  /** Null for the page itself. */
  anchor: string | null;
  title: string;
}

export interface SearchIndex {
  /** In the order of the site. */
  sections(): Promise<NamedSection[]>;
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
    async sections() {
      await load(HEADINGS_FILE);
      return head.sections.map(({page}, section) => {
        const {path = '', isReference = false, title = ''} = head.pages[page] ?? {};
        return {path, isReference, ...(engine.headingOf(section) ?? {anchor: null, title})};
      });
    },
    async search(request) {
      // Then only hits that must be exact need their texts.
      await load(HEADINGS_FILE);
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
