import {isHan} from './han';

const FULL_WIDTH: Record<string, string> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
  '.': '。',
  '(': '（',
  ')': '）',
};
const CLOSING = /[”’）》」』】、，。；：？！]/;

export interface WidthChange {
  index: number;
  replacement: string;
}

/**
 * Half-width punctuation that stands in a Chinese sentence, with what should stand there.
 * Marks between Latin words, in numbers, times and file names are left alone.
 */
export function findHalfWidth(text: string): WidthChange[] {
  const changes = [...findBrackets(text), ...findQuotes(text)];
  for (let index = 0; index < text.length; index += 1) {
    const mark = text[index] ?? '';
    const replacement = FULL_WIDTH[mark];
    if (replacement === undefined || mark === '(' || mark === ')') {
      continue;
    }
    if (isSentenceMark(text, index, mark)) {
      changes.push({index, replacement});
    }
  }
  return changes.sort((a, b) => a.index - b.index);
}

function isSentenceMark(text: string, index: number, mark: string): boolean {
  const before = text[index - 1];
  const after = text[index + 1];
  const nextWord = text.slice(index + 1).trimStart()[0];
  const followsChinese = isHan(before) || CLOSING.test(before ?? '');
  if (mark === '.') {
    return isFullStop(text, index, followsChinese);
  }
  if (mark === '!' && after === '=') {
    return false;
  }
  if (mark === ':' && (after === '/' || after === '\\')) {
    return false;
  }
  if (followsChinese) {
    return true;
  }
  return before !== undefined && before !== ' ' && isHan(nextWord);
}

/** `文件.md`, `1.5`, `...` and `e.g.` are no full stops. */
function isFullStop(text: string, index: number, followsChinese: boolean): boolean {
  const before = text[index - 1];
  const after = text[index + 1];
  if (before === '.' || after === '.') {
    return false;
  }
  const endsBlock = text.slice(index + 1).trim() === '';
  if (followsChinese) {
    return endsBlock || after === ' ' || isHan(after);
  }
  return endsBlock && /[A-Za-z\d)]/.test(before ?? '') && isHan(text.match(/\p{Script=Han}/u)?.[0]);
}

function findBrackets(text: string): WidthChange[] {
  const changes: WidthChange[] = [];
  const open: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') {
      open.push(index);
    }
    const start = text[index] === ')' ? open.pop() : undefined;
    if (start === undefined || !isChineseBracket(text, start, index)) {
      continue;
    }
    changes.push({index: start, replacement: '（'}, {index, replacement: '）'});
  }
  return changes;
}

function isChineseBracket(text: string, start: number, end: number): boolean {
  if (isHan(text.slice(start + 1, end).match(/\p{Script=Han}/u)?.[0])) {
    return true;
  }
  // `print(x)` is a call, whatever stands around it.
  if (/[\w.]/.test(text[start - 1] ?? '')) {
    return false;
  }
  const before = text.slice(0, start).trimEnd().at(-1);
  const after = text.slice(end + 1).trimStart()[0];
  return isHan(before) || isHan(after) || CLOSING.test(after ?? '');
}

function findQuotes(text: string): WidthChange[] {
  const marks = [...text.matchAll(/"/g)].map((match) => match.index);
  if (marks.length % 2 === 1) {
    return [];
  }
  const changes: WidthChange[] = [];
  for (let pair = 0; pair < marks.length; pair += 2) {
    const start = marks[pair] ?? 0;
    const end = marks[pair + 1] ?? 0;
    const around = `${text.slice(0, start).trimEnd().at(-1) ?? ''}${text.slice(start + 1, end)}${text.slice(end + 1).trimStart()[0] ?? ''}`;
    if (/[\p{Script=Han}，。；：？！、]/u.test(around)) {
      changes.push({index: start, replacement: '“'}, {index: end, replacement: '”'});
    }
  }
  return changes;
}
