import {spawnSync} from 'node:child_process';
import {parser} from '@lezer/python';
import {positionAt} from '../textPosition';
import type {Problem} from '../types';

// Reads a JSON list of sources, answers a JSON list of [line, column, message] or null.
// Top-level await is legal in notebooks and in the examples of an async client.
const PROGRAM = `
import ast, json, sys, warnings
warnings.simplefilter("ignore")
def fault(code):
    try:
        compile(code, "<block>", "exec", ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    except SyntaxError as error:
        return [error.lineno or 1, error.offset or 1, error.msg]
    except ValueError as error:
        return [1, 1, str(error)]
json.dump([fault(code) for code in json.load(sys.stdin)], sys.stdout)
`;

/** Python's own parser where there is one, in a single process; else an error-tolerant grammar. */
export function checkPython(codes: string[], command = 'python3'): Problem[][] {
  return checkWithInterpreter(codes, command) ?? checkWithLezer(codes);
}

export function checkWithInterpreter(codes: string[], command = 'python3'): Problem[][] | null {
  const run = spawnSync(command, ['-I', '-c', PROGRAM], {
    input: JSON.stringify(codes),
    encoding: 'utf8',
    env: {...process.env, PYTHONIOENCODING: 'utf-8'},
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.error || run.status !== 0) return null;
  const answers = JSON.parse(run.stdout) as ([number, number, string] | null)[];
  return answers.map((answer, index) => {
    if (!answer) return [];
    const [line, column, message] = answer;
    return [
      {line: line - 1, column: column - 1, message: `${message}${promptHint(codes[index] ?? '')}`},
    ];
  });
}

export function checkWithLezer(codes: string[]): Problem[][] {
  return codes.map((code) => {
    const problems: Problem[] = [];
    parser.parse(code).iterate({
      enter: (node) => {
        if (!node.type.isError || problems.length > 0) return;
        problems.push({...positionAt(code, node.from), message: `无法解析${promptHint(code)}`});
      },
    });
    return problems;
  });
}

function promptHint(code: string): string {
  return /^\s*>>> /m.test(code) ? '。去掉 >>> 提示符，让代码可以直接复制' : '';
}
