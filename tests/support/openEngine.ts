import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {HitSite} from '../../plugins/search/client/engine/buildHits';
import {answerAtOnce} from '../../plugins/search/client/engine/completeAnswer';
import {createEngine, type AnsweringEngine} from '../../plugins/search/client/engine/engine';
import {
  HEADINGS_FILE,
  parseHead,
  parseHeadings,
  readContent,
  type IndexHead,
} from '../../plugins/search/client/engine/indexFormat';

const LOCAL: HitSite = {origin: 'http://localhost', baseUrl: '/'};

export interface BuiltIndex {
  head: IndexHead;
  read: (file: string) => string;
}

export function readIndex(buildDir = 'build'): BuiltIndex {
  const directory = path.join(buildDir, 'search-index');
  if (!existsSync(path.join(directory, 'head.txt'))) {
    throw new Error(`没有 ${directory}/head.txt：请先运行 npm run build。`);
  }
  const head = parseHead(readFileSync(path.join(directory, 'head.txt'), 'utf8'));
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const text =
      texts.get(file) ?? readFileSync(path.join(directory, head.directory, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  return {head, read};
}

/** Answers all questions as to one reader, who keeps what earlier ones loaded. */
export function openSession({head, read}: BuiltIndex, site = LOCAL): AnsweringEngine {
  const engine = createEngine(head, site);
  return {search: (request) => answerAtOnce(engine, request, read)};
}

/**
 * Answers each question as to a reader who asks nothing else: from the files that it needs and no
 * others. What a reader has loaded before can only make an answer more exact.
 */
export function openEngine(index: BuiltIndex, site = LOCAL): AnsweringEngine {
  return {search: (request) => openSession(index, site).search(request)};
}

export interface BuiltSection {
  path: string;
  level: number;
  anchor: string;
}

/** All that are not pages themselves. */
export function listSections({head, read}: BuiltIndex): BuiltSection[] {
  const headings = parseHeadings(readContent(read(HEADINGS_FILE), HEADINGS_FILE));
  return head.sections
    .filter(({level}) => level > 1)
    .map(({page, level}, number) => ({
      path: head.pages[page]?.path ?? '',
      level,
      anchor: headings[number]?.anchor ?? '',
    }));
}
