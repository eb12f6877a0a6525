import type {PathVariable, SampleRequest, SampleValue} from './describeRequest';
import {singleQuoted, typescriptSyntax, writeLiteral} from './literals';

/** A TypeScript module for Node 20 and later, with the built-in fetch. */
export function typescriptSample(request: SampleRequest): string {
  const variables = request.path.filter((part): part is PathVariable => typeof part !== 'string');
  const lines = [
    ...imports(request),
    ...variables.map(({name, value}) => `const ${camelCase(name)} = ${singleQuoted(value)};`),
    ...(variables.length > 0 ? [''] : []),
    ...prepareBody(request),
    ...fetchCall(request),
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    ...readAnswer(request),
  ];
  return lines.join('\n');
}

function imports({body, answer}: SampleRequest): string[] {
  const names = [
    ...(body?.kind === 'multipart' ? ['readFile'] : []),
    ...(answer === 'binary' ? ['writeFile'] : []),
  ];
  return names.length > 0 ? [`import {${names.join(', ')}} from 'node:fs/promises';`, ''] : [];
}

function prepareBody({body, followsRedirect}: SampleRequest): string[] {
  if (body?.kind !== 'multipart') {
    return [];
  }
  return [
    'const form = new FormData();',
    ...body.files.map(([name, file]) => {
      const content = `new Blob([new Uint8Array(await readFile(${singleQuoted(file)}))])`;
      return `form.append(${singleQuoted(name)}, ${content}, ${singleQuoted(file)});`;
    }),
    ...body.fields.map(
      ([name, value]) => `form.append(${singleQuoted(name)}, ${singleQuoted(value)});`,
    ),
    ...(followsRedirect
      ? [
          '// 跟随重定向时，Node.js 换掉表单的分隔符却不改请求头，所以先编码成固定的内容。',
          'const encoded = await new Response(form).blob();',
        ]
      : []),
    '',
  ];
}

function fetchCall(request: SampleRequest): string[] {
  const path = request.path
    .map((part) => (typeof part === 'string' ? part : `\${${pathValue(part)}}`))
    .join('');
  const search = new URLSearchParams(request.query).toString();
  const url = `\`\${process.env.LANGFLOW_URL}${path}${search && `?${search}`}\``;
  const options = fetchOptions(request);
  if (options.length === 0) {
    return [`const response = await fetch(${url});`];
  }
  return [`const response = await fetch(${url}, {`, ...options.map((line) => `  ${line}`), '});'];
}

const pathValue = ({name, encode}: PathVariable) =>
  encode ? `encodeURIComponent(${camelCase(name)})` : camelCase(name);

function fetchOptions(request: SampleRequest): string[] {
  const {method, headers: own, cookies, body} = request;
  const headers = [
    ...own.map(([name, value]) => `${headerName(name)}: ${headerValue(name, value)},`),
    ...(cookies.length > 0 ? [`Cookie: ${cookieHeader(cookies)},`] : []),
    ...(body?.kind === 'json' ? ["'Content-Type': 'application/json',"] : []),
  ];
  return [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length > 0 ? ['headers: {', ...headers.map((line) => `  ${line}`), '},'] : []),
    ...bodyOption(request),
  ];
}

const headerName = (name: string) => (/^[A-Za-z]+$/.test(name) ? name : singleQuoted(name));

function headerValue(name: string, value: SampleValue): string {
  if (typeof value === 'string') {
    return singleQuoted(value);
  }
  return name === 'Authorization'
    ? `\`Bearer \${process.env.${value.variable}}\``
    : `process.env.${value.variable} ?? ''`;
}

const cookieHeader = (cookies: [string, SampleValue][]) => {
  const pairs = cookies.map(([name, value]) =>
    typeof value === 'string'
      ? `${name}=${encodeURIComponent(value)}`
      : `${name}=\${process.env.${value.variable}}`,
  );
  return `\`${pairs.join('; ')}\``;
};

function bodyOption({body, followsRedirect}: SampleRequest): string[] {
  if (!body) {
    return [];
  }
  if (body.kind === 'multipart') {
    return [followsRedirect ? 'body: encoded,' : 'body: form,'];
  }
  if (body.kind === 'form') {
    const fields = writeLiteral(Object.fromEntries(body.fields), typescriptSyntax);
    return `body: new URLSearchParams(${fields}),`.split('\n');
  }
  return `body: JSON.stringify(${writeLiteral(body.value, typescriptSyntax)}),`.split('\n');
}

function readAnswer({answer, saveAs}: SampleRequest): string[] {
  if (answer === 'stream') {
    return [
      'const decoder = new TextDecoder();',
      'for await (const chunk of response.body ?? []) {',
      '  process.stdout.write(decoder.decode(chunk, {stream: true}));',
      '}',
    ];
  }
  if (answer === 'binary') {
    const file = singleQuoted(saveAs ?? '');
    return [`await writeFile(${file}, new Uint8Array(await response.arrayBuffer()));`];
  }
  if (answer === 'text') {
    return ['console.log(await response.text());'];
  }
  return [
    answer === 'json' ? 'console.log(await response.json());' : 'console.log(response.status);',
  ];
}

/** `_flow_id` → `flowId`. */
const camelCase = (name: string) =>
  name.replace(/^_+/, '').replace(/[\W_]+(\w)/g, (_, letter: string) => letter.toUpperCase());
