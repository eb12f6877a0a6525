import {isHan, isWordCode} from './client/engine/characters';
import {findPhrase, findTerm} from './client/engine/findPhrase';
import {parseHead, type SectionText} from './client/engine/indexFormat';
import {synonymWords} from './client/engine/lexicon';
import {matchCompound} from './client/engine/matchCompound';
import {writeAscending} from './client/engine/numberCodes';
import {createWholeSearchable} from './client/engine/searchable';
import {lineText} from './client/engine/textIndex';

/** A row of a file of terms. */
export interface TermRow {
  term: string;
  row: string;
}

export interface SiteTerms {
  /** Each in the order in which they are cut into files. */
  words: TermRow[];
  han: TermRow[];
  /** Of synonyms.ts, in its order. */
  synonyms: TermRow[];
  allWords: string[];
  symbols: string[];
}

const SYMBOL_RUN = /[^\s\p{L}\p{N}]{2,}/gu;

/** On which of the lines that the head does not bring each term of the site stands. */
export function collectTerms(headText: string, texts: SectionText[]): SiteTerms {
  const head = parseHead(headText);
  const site = createWholeSearchable(head, texts);
  const {index, postings} = site;
  const numberOf = new Map(Array.from(index.lateLines, (line, number) => [line, number]));
  const writeLines = (lines: Iterable<number>): string => {
    const numbers = new Set<number>();
    for (const line of lines) {
      const number = numberOf.get(line);
      if (number !== undefined) {
        numbers.add(number);
      }
    }
    return writeAscending([...numbers].sort((a, b) => a - b));
  };
  const compoundLines = (term: string): string =>
    writeLines(matchCompound(site, term).found.map(({line}) => line));

  const rows = Array.from(postings, ([term, {lines}]) => ({
    term,
    row: [term, writeLines(lines), compoundLines(term)].join('\t').trimEnd(),
  })).sort((a, b) => (a.term < b.term ? -1 : 1));
  const isHanTerm = ({term}: TermRow): boolean => isHan(term.charCodeAt(0));
  const words = rows.filter((row) => !isHanTerm(row));
  return {
    words,
    han: rows.filter(isHanTerm),
    synonyms: synonymWords.map((term) => ({
      term,
      row: `${term}\t${writeAscending(linesOfSynonym(term))}`,
    })),
    allWords: words.map(({term}) => term),
    symbols: collectSymbols(),
  };

  function linesOfSynonym(word: string): number[] {
    const isTerm = isWordCode(word.charCodeAt(0)) && postings.has(word);
    const found = isTerm ? findTerm(site, word) : findPhrase(site, word);
    return [...new Set(found.map(({line}) => line))].sort((a, b) => a - b);
  }

  function collectSymbols(): string[] {
    const runs = new Map<string, number[]>();
    for (const line of index.lateLines) {
      for (const [run] of index.fold(lineText(index, line)).matchAll(SYMBOL_RUN)) {
        const lines = runs.get(run) ?? [];
        lines.push(line);
        runs.set(run, lines);
      }
    }
    return [...runs.keys()].sort().map((run) => `${run}\t${writeLines(runs.get(run) ?? [])}`);
  }
}
