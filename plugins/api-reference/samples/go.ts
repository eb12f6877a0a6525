import type {PathVariable, SampleBody, SampleRequest, SampleValue} from './describeRequest';
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
  const names = ['io', 'log', 'net/http', 'os'];
  if (answer !== 'stream') {
    names.push('fmt');
  }
  if (body?.kind === 'json' || body?.kind === 'form') {
    names.push('strings');
  }
  if (body?.kind === 'multipart') {
    names.push('bytes', 'mime/multipart');
  }
  const escapes = path.some((part) => typeof part !== 'string' && part.encode);
  if (escapes || body?.kind === 'form') {
    names.push('net/url');
  }
  return [...new Set(names)].sort();
}

function variables({path, query}: SampleRequest): string[] {
  const parts = path.filter((part): part is PathVariable => typeof part !== 'string');
  const search = new URLSearchParams(query).toString();
  // The query joins the path's last literal, so that no two literals stand side by side.
  const last = path.at(-1);
  const joined = typeof last === 'string' ? [...path.slice(0, -1), last] : [...path, ''];
  const address = joined.map((part, index) => {
    if (typeof part !== 'string') {
      return part.encode ? `url.PathEscape(${camelCase(part.name)})` : camelCase(part.name);
    }
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
  if (!body) {
    return [];
  }
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
  const {method, body, headers, cookies, answer} = request;
  const contentType = {
    json: '"application/json"',
    form: '"application/x-www-form-urlencoded"',
    multipart: 'form.FormDataContentType()',
  };
  return [
    `request, err := http.NewRequest("${method}", endpoint, ${body ? 'body' : 'nil'})`,
    ...check,
    ...headers.map(
      ([name, value]) => `request.Header.Set(${doubleQuoted(name)}, ${headerValue(name, value)})`,
    ),
    ...cookies.map(
      ([name, value]) =>
        `request.AddCookie(&http.Cookie{Name: ${doubleQuoted(name)}, Value: ${textOf(value)}})`,
    ),
    ...(body ? [`request.Header.Set("Content-Type", ${contentType[body.kind]})`] : []),
    '',
    'response, err := http.DefaultClient.Do(request)',
    ...check,
    'defer response.Body.Close()',
    ...failOnStatus,
    ...(answer === 'none' ? ['fmt.Println(response.Status)'] : readAnswer(request)),
  ];
}

const headerValue = (name: string, value: SampleValue) =>
  name === 'Authorization' ? `"Bearer " + ${textOf(value)}` : textOf(value);

const textOf = (value: SampleValue) =>
  typeof value === 'string' ? doubleQuoted(value) : `os.Getenv("${value.variable}")`;

const failOnStatus = [
  'if response.StatusCode >= 400 {',
  '\tmessage, _ := io.ReadAll(response.Body)',
  '\tlog.Fatalf("%s: %s", response.Status, message)',
  '}',
];

function readAnswer({answer, saveAs}: SampleRequest): string[] {
  if (answer === 'stream') {
    return [
      'if _, err := io.Copy(os.Stdout, response.Body); err != nil {',
      '\tlog.Fatal(err)',
      '}',
    ];
  }
  if (answer === 'binary') {
    return [
      `output, err := os.Create(${doubleQuoted(saveAs ?? '')})`,
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
