import type {PathVariable, SampleRequest} from './describeRequest';
import {doubleQuoted, pythonSyntax, writeLiteral} from './literals';

/** A Python script on the requests library. */
export function pythonSample(request: SampleRequest): string {
  const variables = request.path.filter((part): part is PathVariable => typeof part !== 'string');
  const call = [
    `response = requests.${request.method.toLowerCase()}(`,
    ...callArguments(request).map((argument) => `    ${argument},`),
    ')',
  ];
  const files = request.body?.kind === 'multipart' ? request.body.files : [];
  const lines = [
    'import os',
    '',
    'import requests',
    '',
    ...variables.map(({name, value}) => `${pythonName(name)} = ${doubleQuoted(value)}`),
    ...(variables.length > 0 ? [''] : []),
    ...withOpenFiles(files, call),
    'response.raise_for_status()',
    ...readAnswer(request),
  ];
  return lines.join('\n');
}

function callArguments(request: SampleRequest): string[] {
  const path = request.path
    .map((part) => (typeof part === 'string' ? part : `{${pythonName(part.name)}}`))
    .join('');
  const streams = request.answer === 'stream';
  return [
    `f"{os.environ['LANGFLOW_URL']}${path}"`,
    ...(request.sendsKey ? ['headers={"x-api-key": os.environ["LANGFLOW_API_KEY"]}'] : []),
    ...(request.query.length > 0 ? [`params=${dictionary(request.query)}`] : []),
    ...bodyArguments(request),
    ...(streams ? ['stream=True'] : []),
    // A stream may be silent for long between two events.
    streams ? 'timeout=(10, None)' : 'timeout=60',
  ];
}

function bodyArguments({body}: SampleRequest): string[] {
  if (!body) return [];
  if (body.kind === 'json') return [`json=${writeLiteral(body.value, pythonSyntax, 1)}`];
  if (body.kind === 'form') return [`data=${dictionary(body.fields)}`];
  const files = body.files.map(([name]) => `${doubleQuoted(name)}: ${pythonName(name)}`);
  return [
    `files={${files.join(', ')}}`,
    ...(body.fields.length > 0 ? [`data=${dictionary(body.fields)}`] : []),
  ];
}

const dictionary = (entries: [string, string][]) =>
  writeLiteral(Object.fromEntries(entries), pythonSyntax, 1);

function withOpenFiles(files: [string, string][], lines: string[]): string[] {
  const [first, ...rest] = files;
  if (!first) return lines;
  const [name, file] = first;
  return [
    `with open(${doubleQuoted(file)}, "rb") as ${pythonName(name)}:`,
    ...withOpenFiles(rest, lines)
      .flatMap((line) => line.split('\n'))
      .map((line) => `    ${line}`),
  ];
}

function readAnswer({answer, saveAs}: SampleRequest): string[] {
  if (answer === 'stream') {
    return [
      'for line in response.iter_lines(decode_unicode=True):',
      '    if line:',
      '        print(line)',
    ];
  }
  if (answer === 'binary') {
    return [`with open("${saveAs}", "wb") as output:`, '    output.write(response.content)'];
  }
  return [answer === 'json' ? 'print(response.json())' : 'print(response.status_code)'];
}

/** `_flow_id` → `flow_id`. */
const pythonName = (name: string) => name.replace(/^_+/, '').replace(/\W+/g, '_');
