import type {PathVariable, SampleRequest, SampleValue} from './describeRequest';
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
    'import sys',
    ...(variables.some(({encode}) => encode) ? ['from urllib.parse import quote'] : []),
    '',
    'import requests',
    '',
    ...variables.map(({name, value}) => `${pythonName(name)} = ${doubleQuoted(value)}`),
    ...(variables.length > 0 ? [''] : []),
    ...withOpenFiles(files, call),
    'if not response.ok:',
    '    sys.exit(f"{response.status_code} {response.text}")',
    ...readAnswer(request),
  ];
  return lines.join('\n');
}

function callArguments(request: SampleRequest): string[] {
  const path = request.path
    .map((part) => (typeof part === 'string' ? part : `{${pathValue(part)}}`))
    .join('');
  const streams = request.answer === 'stream';
  return [
    `f"{os.environ['LANGFLOW_URL']}${path}"`,
    ...mapping('headers', request.headers),
    ...mapping('cookies', request.cookies),
    ...(request.query.length > 0 ? [`params=${dictionary(request.query)}`] : []),
    ...bodyArguments(request),
    ...(streams ? ['stream=True'] : []),
    // A stream may be silent for long between two events.
    streams ? 'timeout=(10, None)' : 'timeout=60',
  ];
}

const pathValue = ({name, encode}: PathVariable) =>
  encode ? `quote(${pythonName(name)}, safe='')` : pythonName(name);

function mapping(argument: string, entries: [string, SampleValue][]): string[] {
  if (entries.length === 0) {
    return [];
  }
  const pairs = entries.map(([name, value]) => `${doubleQuoted(name)}: ${textOf(name, value)}`);
  return [`${argument}={${pairs.join(', ')}}`];
}

function textOf(name: string, value: SampleValue): string {
  if (typeof value === 'string') {
    return doubleQuoted(value);
  }
  return name === 'Authorization'
    ? `f"Bearer {os.environ['${value.variable}']}"`
    : `os.environ["${value.variable}"]`;
}

function bodyArguments({body}: SampleRequest): string[] {
  if (!body) {
    return [];
  }
  if (body.kind === 'json') {
    return [`json=${writeLiteral(body.value, pythonSyntax, 1)}`];
  }
  if (body.kind === 'form') {
    return [`data=${dictionary(body.fields)}`];
  }
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
  if (!first) {
    return lines;
  }
  const [name, file] = first;
  return [
    `with open(${doubleQuoted(file)}, "rb") as ${pythonName(name)}:`,
    ...withOpenFiles(rest, lines)
      .flatMap((line) => line.split('\n'))
      .map((line) => `    ${line}`),
  ];
}

function readAnswer({answer, saveAs}: SampleRequest): string[] {
  switch (answer) {
    case 'stream':
      return [
        // The server names no encoding, and requests would take Latin-1 for a text.
        'response.encoding = "utf-8"',
        'for line in response.iter_lines(decode_unicode=True):',
        '    if line:',
        '        print(line, flush=True)',
      ];
    case 'binary':
      return [
        `with open(${doubleQuoted(saveAs ?? '')}, "wb") as output:`,
        '    output.write(response.content)',
      ];
    case 'text':
      return ['print(response.text)'];
    case 'json':
      return ['print(response.json())'];
    case 'none':
      return ['print(response.status_code)'];
  }
}

/** `_flow_id` → `flow_id`. */
const pythonName = (name: string) => name.replace(/^_+/, '').replace(/\W+/g, '_');
