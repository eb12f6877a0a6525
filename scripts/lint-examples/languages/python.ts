import {spawnSync} from 'node:child_process';
import {parser} from '@lezer/python';
import {positionAt} from '../textPosition';
import type {Problem} from '../types';

// Reads a JSON list of sources, answers a JSON list of [line, column, message] or null.
// It only parses: await and return at the top level pass, as in a notebook.
const PROGRAM = `
import ast, json, sys, warnings
warnings.simplefilter("ignore")
def fault(code):
    try:
        ast.parse(code)
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
  if (run.error || run.status !== 0) {
    return null;
  }
  const answers = JSON.parse(run.stdout) as ([number, number, string] | null)[];
  return answers.map((answer, index) => {
    if (!answer) {
      return [];
    }
    const [line, column, message] = answer;
    return [
      {line: line - 1, column: column - 1, message: `${message}${promptHint(codes[index] ?? '')}`},
    ];
  });
}

export function checkWithLezer(codes: string[]): Problem[][] {
  return codes.map((code) => {
    const problems: Problem[] = [];
    parser.parse(withoutTupleTargets(code)).iterate({
      enter: (node) => {
        if (!node.type.isError || problems.length > 0) {
          return;
        }
        problems.push({
          ...positionAt(code, node.from),
          message: `无法解析（没有 python3，按近似的语法检查）${promptHint(code)}`,
        });
      },
    });
    return problems;
  });
}

/** The grammar lacks `with f() as (a, b):`. Put a name of the same length in place of the tuple. */
function withoutTupleTargets(code: string): string {
  return code.replace(/(?<=\bas )\([^()]*\)(?=\s*[:,)])/g, (tuple) => '_'.repeat(tuple.length));
}

function promptHint(code: string): string {
  return /^\s*>>> /m.test(code) ? '。去掉 >>> 提示符，让代码可以直接复制' : '';
}
