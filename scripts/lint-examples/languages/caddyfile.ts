import type {Problem} from '../types';

/** Light check: blocks open at the end of a line, close on a line of their own, and balance. */
export function checkCaddyfile(codes: string[]): Problem[][] {
  return codes.map((code) => {
    const open: {line: number; column: number}[] = [];
    const problems: Problem[] = [];
    code.split('\n').forEach((raw, line) => {
      const text = withoutComment(raw).trimEnd();
      if (/(?:^|\s)\{$/.test(text)) {
        open.push({line, column: text.length - 1});
      } else if (/[^\s$]\{$/.test(text)) {
        problems.push({line, column: text.length - 1, message: '{ 之前要有空格'});
      } else if (text.trim() === '}' && !open.pop()) {
        problems.push({line, column: text.indexOf('}'), message: '多了一个 }'});
      }
    });
    return [...problems, ...open.map((place) => ({...place, message: '这个 { 没有对应的 }'}))];
  });
}

function withoutComment(text: string): string {
  return text.replace(/(^|\s)#.*$/, '$1');
}
