import type {PathVariable, SampleRequest} from './describeRequest';

/** A bash script that runs as it stands once LANGFLOW_URL and LANGFLOW_API_KEY are set. */
export function curlSample(request: SampleRequest): string {
  const variables = request.path.filter((part): part is PathVariable => typeof part !== 'string');
  const assignments = variables.map(
    ({name, value}) => `${shellName(name)}=${quote(encodeURIComponent(value))}`,
  );
  const command = [firstLine(request), ...options(request)].join(' \\\n  ');
  return [...assignments, ...(assignments.length > 0 ? [''] : []), command].join('\n');
}

function firstLine(request: SampleRequest): string {
  const path = request.path
    .map((part) => (typeof part === 'string' ? part : `\${${shellName(part.name)}}`))
    .join('');
  const query = request.query
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return [
    'curl',
    // Shows each event of a stream when it arrives.
    ...(request.answer === 'stream' ? ['-N'] : []),
    ...(request.compressed ? ['--compressed'] : []),
    ...(request.followsRedirect ? ['--location'] : []),
    ...(request.method === 'GET' ? [] : [`--request ${request.method}`]),
    `"\${LANGFLOW_URL}${path}${query && `?${query}`}"`,
  ].join(' ');
}

function options(request: SampleRequest): string[] {
  return [
    ...(request.sendsKey ? ['--header "x-api-key: ${LANGFLOW_API_KEY}"'] : []),
    ...bodyOptions(request),
    ...(request.saveAs ? [`--output ${request.saveAs}`] : []),
  ];
}

function bodyOptions({body}: SampleRequest): string[] {
  if (!body) return [];
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
