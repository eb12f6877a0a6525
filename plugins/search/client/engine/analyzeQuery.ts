import {isHan, isWordCode} from './characters';
import {expandSynonyms} from './expandSynonyms';
import type {Fold} from './foldText';
import {pastedSentence, valuesInSentence} from './pastedParts';
import {isEnglishQuestionWord, markQuestionWords} from './questionWords';
import {wordStarts} from './segmentWords';
import {unwrapError} from './unwrapError';

/** Another text that may stand in the place of a unit. */
export interface Alternative {
  /** Folded. */
  text: string;
  quality: number;
}

/** The smallest piece of a query that is looked up on its own. */
export interface QueryUnit {
  kind: 'bigram' | 'character' | 'word';
  /** Folded. */
  text: string;
  /** 1 for what the query is about, less for words of the question and borders between words. */
  weight: number;
  /** Place in the query text. */
  start: number;
  end: number;
  /** Number of the run of Han characters or of the word it belongs to. */
  run: number;
  /** Probably still being typed. */
  isLast: boolean;
  alternatives: Alternative[];
}

export interface AnalyzedQuery {
  /** Normalised, folded and trimmed. */
  text: string;
  /** The part to look for as it stands if the whole stands nowhere. */
  pasted: string | undefined;
  units: QueryUnit[];
  /** Nothing but what was copied from a program or a log: an address, a method, a joined name. */
  isPath: boolean;
}

const MAX_QUERY_LENGTH = 512;
const MAX_UNITS = 32;

const WEIGHT = {
  questionWord: 0.1,
  questionWordEdge: 0.25,
  acrossWords: 0.55,
  loneCharacter: 0.4,
  valueInSentence: 0.4,
};

const NAME_JOINT = new Set(['_', '-']);
const JOINED_QUALITY = 0.85;

/** A question that mentions a name (`LANGFLOW_WORKERS 设多少`) is still a question. */
const PATH = /^(?:get|post|put|patch|delete|head|options) |^\/|^[!-~]*[/_{}][!-~]*$/;
const RUN = /[\u3400-\u4dbf\u4e00-\u9fff]+|[^\u3400-\u4dbf\u4e00-\u9fff]+/g;

export function analyzeQuery(query: string, fold: Fold): AnalyzedQuery {
  const typed = fold(query.slice(0, MAX_QUERY_LENGTH).normalize('NFKC')).replace(/\s+/g, ' ');
  const text = unwrapError(typed.trim());
  const units: QueryUnit[] = [];
  let run = 0;
  for (const match of text.matchAll(RUN)) {
    const isHanRun = isHan(match[0].charCodeAt(0));
    for (const [start, end] of isHanRun ? [[0, match[0].length] as const] : wordRanges(match[0])) {
      const piece = {text: match[0].slice(start, end), start: match.index + start, run: run++};
      units.push(...(isHanRun ? hanUnits(piece) : [wordUnit(piece)]));
    }
  }
  weighValues(text, units);
  const kept = keepHeaviest(units);
  weighAgainstWholeQuery(kept);
  const last = kept[kept.length - 1];
  if (last && last.end === text.length) {
    last.isLast = true;
  }
  joinNames(text, kept);
  expandSynonyms(text, kept);
  return {text, pasted: pastedSentence(text), units: kept, isPath: PATH.test(text)};
}

interface Piece {
  text: string;
  start: number;
  run: number;
}

function wordRanges(text: string): [number, number][] {
  const ranges: [number, number][] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at++) {
    const isWord = at < text.length && isWordCode(text.charCodeAt(at));
    if (isWord && start < 0) {
      start = at;
    } else if (!isWord && start >= 0) {
      ranges.push([start, at]);
      start = -1;
    }
  }
  return ranges;
}

function wordUnit({text, start, run}: Piece): QueryUnit {
  return {
    kind: 'word',
    text,
    weight: isEnglishQuestionWord(text) ? WEIGHT.questionWord : 1,
    start,
    end: start + text.length,
    run,
    isLast: false,
    alternatives: [],
  };
}

function hanUnits({text, start, run}: Piece): QueryUnit[] {
  const inQuestionWord = markQuestionWords(text);
  const unit = (
    kind: QueryUnit['kind'],
    at: number,
    length: number,
    weight: number,
  ): QueryUnit => ({
    kind,
    text: text.slice(at, at + length),
    weight,
    start: start + at,
    end: start + at + length,
    run,
    isLast: false,
    alternatives: [],
  });
  if (text.length === 1) {
    return [
      unit('character', 0, 1, inQuestionWord[0] ? WEIGHT.questionWord : WEIGHT.loneCharacter),
    ];
  }
  const startsWord = wordStarts(text);
  const units: QueryUnit[] = [];
  for (let at = 0; at + 1 < text.length; at++) {
    const questionCharacters = Number(inQuestionWord[at]) + Number(inQuestionWord[at + 1]);
    const weight =
      questionCharacters === 2
        ? WEIGHT.questionWord
        : questionCharacters === 1
          ? WEIGHT.questionWordEdge
          : startsWord[at + 1]
            ? WEIGHT.acrossWords
            : 1;
    units.push(unit('bigram', at, 2, weight));
  }
  return units;
}

function weighValues(text: string, units: QueryUnit[]): void {
  for (const [start, end] of valuesInSentence(text)) {
    for (const unit of units) {
      if (unit.start >= start && unit.end <= end) {
        unit.weight *= WEIGHT.valueInSentence;
      }
    }
  }
}

/** Of a pasted paragraph the units that say most are looked up, in their order. */
function keepHeaviest(units: QueryUnit[]): QueryUnit[] {
  if (units.length <= MAX_UNITS) {
    return units;
  }
  const heaviest = new Set(
    units
      .map((unit, order) => ({unit, order}))
      .sort((a, b) => b.unit.weight - a.unit.weight || a.order - b.order)
      .slice(0, MAX_UNITS)
      .map(({unit}) => unit),
  );
  return units.filter((unit) => heaviest.has(unit));
}

/** `auto_login` may be written `autologin` or `autoLogin` elsewhere. */
function joinNames(text: string, units: QueryUnit[]): void {
  units.forEach((unit, at) => {
    const next = units[at + 1];
    if (next && next.start === unit.end + 1 && NAME_JOINT.has(text[unit.end] ?? '')) {
      const joined = {text: unit.text + next.text, quality: JOINED_QUALITY};
      unit.alternatives.push(joined);
      next.alternatives.push(joined);
    }
  });
}

/** A query that consists of question words alone (怎么办) is about them. */
function weighAgainstWholeQuery(units: QueryUnit[]): void {
  const heaviest = Math.max(0, ...units.map(({weight}) => weight));
  if (heaviest > 0 && heaviest <= WEIGHT.loneCharacter) {
    for (const unit of units) {
      unit.weight /= heaviest;
    }
  }
}
