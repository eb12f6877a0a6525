import {CallError} from './failures';
import type {Argument, Arguments, Tool} from './tools/types';

/** The arguments of a call, or an error that says what is wrong with each and what would be right. */
export function checkArguments(tool: Tool, given: unknown): Arguments {
  if (
    given !== undefined &&
    (typeof given !== 'object' || given === null || Array.isArray(given))
  ) {
    throw explain(tool, [['参数要写成一个 JSON 对象。', 'Arguments must be a JSON object.']]);
  }
  const faults: Fault[] = [];
  const values: Arguments = {};
  for (const [name, value] of Object.entries(given ?? {})) {
    const argument = Object.hasOwn(tool.arguments, name) ? tool.arguments[name] : undefined;
    if (!argument) {
      faults.push([`没有参数 ${show(name)}。`, `There is no argument ${show(name)}.`]);
    } else if (value !== null && value !== undefined) {
      // Some clients send null for what was left out.
      const checked = checkValue(name, argument, value);
      if (Array.isArray(checked)) {
        faults.push(checked);
      } else {
        values[name] = checked;
      }
    }
  }
  for (const [name, {required, fallback}] of Object.entries(tool.arguments)) {
    if (values[name] === undefined && required && !faults.some(([, text]) => text.includes(name))) {
      faults.push([`缺少参数 ${name}。`, `Argument ${name} is missing.`]);
    }
    values[name] ??= fallback;
  }
  if (faults.length > 0) {
    throw explain(tool, faults);
  }
  return values;
}

type Fault = [chinese: string, english: string];

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

function checkValue(name: string, argument: Argument, value: unknown): string | number | Fault {
  if (argument.type === 'integer') {
    const {minimum, maximum} = argument;
    // Models write numbers as text now and then.
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    return Number.isInteger(number) && Number(number) >= minimum && Number(number) <= maximum
      ? Number(number)
      : [
          `${name} 要写 ${minimum} 到 ${maximum} 的整数，现在是 ${show(value)}。`,
          `${name} must be an integer from ${minimum} to ${maximum}, not ${show(value)}.`,
        ];
  }
  if (typeof value !== 'string' || value.trim() === '') {
    return [
      `${name} 要写文字，现在是 ${show(value)}。`,
      `${name} must be a text, not ${show(value)}.`,
    ];
  }
  if (value.length > MAX_TEXT) {
    return [
      `${name} 最多 ${MAX_TEXT} 个字符，现在有 ${value.length} 个。`,
      `${name} may have ${MAX_TEXT} characters, not ${value.length}.`,
    ];
  }
  const {choices} = argument;
  const chosen = choices?.find((choice) => choice === value.trim().toLowerCase());
  return !choices || chosen
    ? (chosen ?? value.trim())
    : [
        `${name} 只能是 ${choices.join('、')}，现在是 ${show(value)}。`,
        `${name} must be one of ${choices.join(', ')}, not ${show(value)}.`,
      ];
}

const MAX_TEXT = 500;

function explain(tool: Tool, faults: Fault[]): CallError {
  const right = Object.entries(tool.arguments).map(
    ([name, argument]) =>
      `- ${name}（${argument.type}${argument.required ? '，必填 required' : ''}）：${argument.description}`,
  );
  const example = `${tool.name} ${JSON.stringify(tool.example)}`;
  return new CallError(
    faults.map(([chinese]) => chinese).join('\n'),
    [
      ...faults.map(([, english]) => english),
      '',
      '正确的参数 / Arguments:',
      ...right,
      `例子 / Example: ${example}`,
    ].join('\n'),
  );
}
