import type {PathVariable, SampleRequest, SampleValue} from './describeRequest';

/** A bash script that runs as it stands once the variables it reads are set. */
export function curlSample(request: SampleRequest): string {
  const variables = request.path.filter((part): part is PathVariable => typeof part !== 'string');
  const assignments = variables.map(({name, value}) => `${shellName(name)}=${quote(value)}`);
  const command = [firstLine(request), ...options(request)].join(' \\\n  ');
  return [...assignments, ...(assignments.length > 0 ? [''] : []), command].join('\n');
}

function firstLine(request: SampleRequest): string {
  const path = request.path
    .map((part) => (typeof part === 'string' ? part : pathValue(part)))
    .join('');
  const query = request.query
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return [
    // An error shows its body, and the command fails with it.
    'curl --fail-with-body',
    // Shows each event of a stream when it arrives.
    ...(request.answer === 'stream' ? ['-N'] : []),
    ...(request.compressed ? ['--compressed'] : []),
    ...(request.followsRedirect ? ['--location'] : []),
    ...(request.method === 'GET' ? [] : [`--request ${request.method}`]),
    `"\${LANGFLOW_URL}${path}${query && `?${query}`}"`,
  ].join(' ');
}

/** curl cannot encode a part of a path; jq is the tool that people who use curl have beside it. */
const pathValue = ({name, encode}: PathVariable) =>
  encode ? `$(jq -rn --arg v "$${shellName(name)}" '$v|@uri')` : `\${${shellName(name)}}`;

function options(request: SampleRequest): string[] {
  return [
    ...request.headers.map(([name, value]) => `--header ${headerText(name, value)}`),
    ...request.cookies.map(([name, value]) => `--cookie ${assigned(`${name}=`, value)}`),
    ...bodyOptions(request),
    ...(request.saveAs ? [`--output ${quote(request.saveAs)}`] : []),
  ];
}

const headerText = (name: string, value: SampleValue) =>
  assigned(name === 'Authorization' ? `${name}: Bearer ` : `${name}: `, value);

const assigned = (lead: string, value: SampleValue) =>
  typeof value === 'string' ? quote(lead + value) : `"${lead}\${${value.variable}}"`;

function bodyOptions({body}: SampleRequest): string[] {
  if (!body) {
    return [];
  }
  if (body.kind === 'json') {
    const json = JSON.stringify(body.value, null, 2);
    return ["--header 'Content-Type: application/json'", `--data ${quote(json)}`];
  }
  if (body.kind === 'form') {
    return body.fields.map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`);
  }
  return [
    ...body.files.map(([name, file]) => `--form ${quote(`${name}=@${file}`)}`),
    ...body.fields.map(([name, value]) => `--form-string ${quote(`${name}=${value}`)}`),
  ];
}

/** `_flow_id` → `FLOW_ID`. */
const shellName = (name: string) => name.replace(/^_+/, '').replace(/\W+/g, '_').toUpperCase();

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
