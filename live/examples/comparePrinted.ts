import type {Answer, Example} from './collectExamples';
import {compareJson, compareText} from './compareAnswer';

/** Behind the response, where the page lets curl print it too. */
const statusLine = /\n\d{3}\s*$/;

/** Where the answers that the page prints for a block and the real output part, each with its line on the page. */
export function comparePrinted(
  example: Example,
  code: string,
  answers: Answer[],
  stdout: string,
): string[] {
  return answers.flatMap((answer) =>
    compareOne(example, code, answer, stdout).map(
      (fault) => `第 ${answer.line} 行起的回答：${fault}`,
    ),
  );
}

function compareOne(
  {language, tabs}: Example,
  code: string,
  answer: Answer,
  stdout: string,
): string[] {
  if (answer.language === 'text') {
    const ofScripts = answer.title.startsWith('输出');
    return ofScripts === (language !== 'bash') || tabs['lang'] === undefined
      ? compareText(answer.text, stdout)
      : [];
  }
  // Behind jq stands a part of the response; scripts print what they choose.
  const whole = language === 'bash' && !/\|\s*jq\b/.test(code);
  const real = whole ? parseJson(stdout.replace(statusLine, '')) : undefined;
  const printed = parseJson(answer.text);
  return real === undefined || printed === undefined ? [] : compareJson(printed, real, code);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
