import {spawn} from 'node:child_process';
import {inParallel} from '../../../lib/inParallel';
import {locateJsonFault} from '../locateJsonFault';
import {positionAt} from '../textPosition';
import type {Problem} from '../types';

/** `bash -n` for the syntax, and what it does not see: traps for who copies, and JSON sent by curl. */
export async function checkShell(codes: string[]): Promise<Problem[][]> {
  const results: Problem[][] = codes.map(findCopyTraps);
  const unsuspicious = [...codes.keys()].filter((index) => results[index]?.length === 0);
  await inParallel(unsuspicious, async (index) => {
    const code = codes[index] ?? '';
    const problems = await checkSyntax(code);
    results[index] = problems.length > 0 ? problems : checkJsonBodies(code);
  });
  return results;
}

function findCopyTraps(code: string): Problem[] {
  return code.split('\n').flatMap((text, line) => {
    const prompt = /^\s*[$%] /.exec(text);
    if (prompt) {
      return [
        {
          line,
          column: prompt[0].length - 2,
          message: '命令前不写提示符 $：读者要能直接复制；输出放进 text 代码块',
        },
      ];
    }
    const continuation = /\\[ \t]+$/.exec(text);
    if (continuation) {
      return [{line, column: continuation.index, message: '续行的反斜杠之后不能有空格'}];
    }
    const placeholder = text.startsWith('#') ? null : /(?<!<)<[A-Za-z][\w -]*>(?!>)/.exec(text);
    if (placeholder && !insideQuotes(text, placeholder.index)) {
      return [
        {
          line,
          column: placeholder.index,
          message: `${placeholder[0]} 会被 Shell 当成重定向：占位符用大写字母，例如 FLOW_ID`,
        },
      ];
    }
    return [];
  });
}

// The body of a curl call in one pair of single quotes; `'…'"$NAME"'…'` is put together by the shell.
const JSON_BODY = /(?:-d|--data(?:-raw|-binary)?|--json)[ =]'([{[][^']*)'(?!["'])/dg;

/** The shell does not care what curl sends; the server does. */
function checkJsonBodies(code: string): Problem[] {
  return [...code.matchAll(JSON_BODY)].flatMap((match) => {
    const fault = locateJsonFault(match[1] ?? '');
    if (!fault) {
      return [];
    }
    const offset = (match.indices?.[1]?.[0] ?? match.index) + fault.offset;
    return [{...positionAt(code, offset), message: `请求体不是有效的 JSON：${fault.message}`}];
  });
}

/** PowerShell has no parser here: only what stops a reader from copying is looked for. */
export function checkPowerShell(codes: string[]): Problem[][] {
  return codes.map((code) =>
    code.split('\n').flatMap((text, line) => {
      const prompt = /^\s*(?:PS(?: [^>]*)?>|>) ?/.exec(text);
      if (prompt) {
        return [
          {line, column: prompt[0].search(/\S/), message: '命令前不写提示符 PS>：读者要能直接复制'},
        ];
      }
      const continuation = /`[ \t]+$/.exec(text);
      if (continuation) {
        return [{line, column: continuation.index, message: '续行的反引号之后不能有空格'}];
      }
      return [];
    }),
  );
}

function insideQuotes(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return (before.split('"').length - 1) % 2 === 1 || (before.split("'").length - 1) % 2 === 1;
}

function checkSyntax(code: string): Promise<Problem[]> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-n'], {
      env: {...process.env, LC_ALL: 'C'},
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
    child.on('error', (error) =>
      reject(new Error('找不到 bash，无法检查 Shell 代码块', {cause: error})),
    );
    child.on('close', (status) => resolve(status === 0 ? [] : [readError(errors)]));
    child.stdin.end(`${code}\n`);
  });
}

function readError(errors: string): Problem {
  const [first = ''] = errors.split('\n');
  const match = /line (\d+): (.*)$/.exec(first);
  return {line: Number(match?.[1] ?? 1) - 1, column: 0, message: match?.[2] ?? first};
}
