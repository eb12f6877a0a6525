import type {PathVariable, SampleBody, SampleRequest} from './describeRequest';
import {doubleQuoted} from './literals';

/** A complete Go program on the standard library. */
export function goSample(request: SampleRequest): string {
  const body = [...variables(request), ...prepareBody(request.body), ...send(request)];
  return [
    'package main',
    '',
    'import (',
    ...imports(request).map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...body.map((line) => (line ? `\t${line}` : '')),
    '}',
  ].join('\n');
}

function imports({body, answer, path}: SampleRequest): string[] {
  const names = ['log', 'net/http', 'os'];
  if (answer !== 'stream') names.push('fmt');
  if (answer !== 'none') names.push('io');
  if (body?.kind === 'json' || body?.kind === 'form') names.push('strings');
  if (body?.kind === 'multipart') names.push('bytes', 'io', 'mime/multipart');
  const escapes = path.some((part) => typeof part !== 'string');
  if (escapes || body?.kind === 'form') names.push('net/url');
  return [...new Set(names)].sort();
}

function variables({path, query}: SampleRequest): string[] {
  const parts = path.filter((part): part is PathVariable => typeof part !== 'string');
  const search = new URLSearchParams(query).toString();
  // The query joins the path's last literal, so that no two literals stand side by side.
  const last = path.at(-1);
  const joined = typeof last === 'string' ? [...path.slice(0, -1), last] : [...path, ''];
  const address = joined.map((part, index) => {
    if (typeof part !== 'string') return `url.PathEscape(${camelCase(part.name)})`;
    const end = index === joined.length - 1 && search ? `?${search}` : '';
    return part + end === '' ? '' : doubleQuoted(part + end);
  });
  return [
    ...parts.map(({name, value}) => `${camelCase(name)} := ${doubleQuoted(value)}`),
    `endpoint := ${['os.Getenv("LANGFLOW_URL")', ...address].filter(Boolean).join(' + ')}`,
    '',
  ];
}

const check = ['if err != nil {', '\tlog.Fatal(err)', '}'];

function prepareBody(body: SampleBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'json') {
    const json = JSON.stringify(body.value, null, 2).replaceAll('`', '` + "`" + `');
    // The raw string keeps the indentation of the code, which JSON allows.
    return [`body := strings.NewReader(\`${json.replaceAll('\n', '\n\t')}\`)`, ''];
  }
  if (body.kind === 'form') {
    return [
      'form := url.Values{}',
      ...body.fields.map(
        ([name, value]) => `form.Set(${doubleQuoted(name)}, ${doubleQuoted(value)})`,
      ),
      'body := strings.NewReader(form.Encode())',
      '',
    ];
  }
  return [
    'body := &bytes.Buffer{}',
    'form := multipart.NewWriter(body)',
    ...body.files.flatMap(([name, file]) => writeFile(name, file)),
    ...body.fields.flatMap(([name, value]) => [
      `if err := form.WriteField(${doubleQuoted(name)}, ${doubleQuoted(value)}); err != nil {`,
      '\tlog.Fatal(err)',
      '}',
    ]),
    'if err := form.Close(); err != nil {',
    '\tlog.Fatal(err)',
    '}',
    '',
  ];
}

function writeFile(name: string, file: string): string[] {
  const variable = camelCase(name);
  return [
    `${variable}, err := os.Open(${doubleQuoted(file)})`,
    ...check,
    `defer ${variable}.Close()`,
    `${variable}Part, err := form.CreateFormFile(${doubleQuoted(name)}, ${doubleQuoted(file)})`,
    ...check,
    `if _, err := io.Copy(${variable}Part, ${variable}); err != nil {`,
    '\tlog.Fatal(err)',
    '}',
  ];
}

function send(request: SampleRequest): string[] {
  const {method, body, sendsKey, answer} = request;
  const contentType = {
    json: '"application/json"',
    form: '"application/x-www-form-urlencoded"',
    multipart: 'form.FormDataContentType()',
  };
  return [
    `request, err := http.NewRequest("${method}", endpoint, ${body ? 'body' : 'nil'})`,
    ...check,
    ...(sendsKey ? ['request.Header.Set("x-api-key", os.Getenv("LANGFLOW_API_KEY"))'] : []),
    ...(body ? [`request.Header.Set("Content-Type", ${contentType[body.kind]})`] : []),
    '',
    'response, err := http.DefaultClient.Do(request)',
    ...check,
    'defer response.Body.Close()',
    ...(answer === 'none' ? ['fmt.Println(response.Status)'] : failOnStatus),
    ...readAnswer(request),
  ];
}

const failOnStatus = ['if response.StatusCode >= 400 {', '\tlog.Fatal(response.Status)', '}'];

function readAnswer({answer, saveAs}: SampleRequest): string[] {
  if (answer === 'none') return [];
  if (answer === 'stream') {
    return [
      'if _, err := io.Copy(os.Stdout, response.Body); err != nil {',
      '\tlog.Fatal(err)',
      '}',
    ];
  }
  if (answer === 'binary') {
    return [
      `output, err := os.Create("${saveAs}")`,
      ...check,
      'defer output.Close()',
      'size, err := io.Copy(output, response.Body)',
      ...check,
      'fmt.Println(size, "bytes")',
    ];
  }
  return ['answer, err := io.ReadAll(response.Body)', ...check, 'fmt.Println(string(answer))'];
}

/** `_flow_id` → `flowID`, as Go spells initialisms. */
const camelCase = (name: string) =>
  name
    .replace(/^_+/, '')
    .replace(/[\W_]+(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/Id(?![a-z])/g, 'ID');
