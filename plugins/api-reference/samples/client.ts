import type {ClientCall} from '../types';
import type {PathVariable, SampleRequest} from './describeRequest';
import {singleQuoted, typescriptSyntax, writeLiteral} from './literals';

/** A TypeScript module on the official client, for an operation that the client covers. */
export function clientSample(request: SampleRequest, call: ClientCall): string {
  const lines = [
    '// npm install @datastax/langflow-client',
    ...(request.body?.kind === 'multipart' ? ["import {readFile} from 'node:fs/promises';"] : []),
    "import {LangflowClient} from '@datastax/langflow-client';",
    "import {LangflowError} from '@datastax/langflow-client/errors';",
    '',
    'const client = new LangflowClient({',
    '  baseUrl: process.env.LANGFLOW_URL,',
    ...(request.headers.length > 0 ? ['  apiKey: process.env.LANGFLOW_API_KEY,'] : []),
    '});',
    ...flowVariable(request),
    ...fileVariable(request),
    '',
    'try {',
    ...CALLS[call](request)
      .flatMap((line) => line.split('\n'))
      .map((line) => `  ${line}`),
    '} catch (error) {',
    // The client's own message has the status alone.
    '  if (error instanceof LangflowError) console.error(await error.cause.text());',
    '  throw error;',
    '}',
  ];
  return lines.join('\n');
}

const CALLS: Record<ClientCall, (request: SampleRequest) => string[]> = {
  'flow.run': (request) =>
    request.answer === 'stream'
      ? [
          `const events = await client.flow(flowId).stream(${runArguments(request)});`,
          'for await (const event of events) console.log(event.event, event.data);',
        ]
      : [
          `const response = await client.flow(flowId).run(${runArguments(request)});`,
          'console.log(response.chatOutputText());',
        ],
  'flow.uploadFile': () => [
    'const uploaded = await client.flow(flowId).uploadFile(file);',
    'console.log(uploaded.filePath);',
  ],
  'files.upload': () => [
    'const uploaded = await client.files.upload(file);',
    'console.log(uploaded.id, uploaded.path);',
  ],
  'files.list': () => [
    'for (const file of await client.files.list()) console.log(file.id, file.name, file.size);',
  ],
  'logs.fetch': () => [
    'const logs = await client.logs.fetch();',
    'for (const log of logs) console.log(log.timestamp.toISOString(), log.message);',
  ],
  'logs.stream': () => [
    'const logs = await client.logs.stream();',
    'for await (const log of logs) console.log(log.timestamp.toISOString(), log.message);',
  ],
};

export const clientCalls = Object.keys(CALLS) as ClientCall[];

/** What `run` and `stream` take beside the input; the client drops everything else without a word. */
const RUN_OPTIONS = ['input_type', 'output_type', 'session_id', 'tweaks'];

function runArguments({body}: SampleRequest): string {
  const {input_value: input, ...options} = (body?.kind === 'json' ? body.value : {}) as Record<
    string,
    unknown
  >;
  const unknown = Object.keys(options).filter((name) => !RUN_OPTIONS.includes(name));
  if (typeof input !== 'string' || unknown.length > 0) {
    throw new Error(
      `TypeScript 客户端的 run 要有 input_value，只接受 ${RUN_OPTIONS.join('、')}；示例里还有 ${unknown.join('、') || '别的'}。`,
    );
  }
  return `${singleQuoted(input)}, ${writeLiteral(options, typescriptSyntax)}`;
}

function flowVariable({path}: SampleRequest): string[] {
  const variable = path.find((part): part is PathVariable => typeof part !== 'string');
  return variable ? [`const flowId = ${singleQuoted(variable.value)};`] : [];
}

function fileVariable({body}: SampleRequest): string[] {
  if (body?.kind !== 'multipart') {
    return [];
  }
  return body.files.map(([, file]) => {
    const name = singleQuoted(file);
    return `const file = new File([new Uint8Array(await readFile(${name}))], ${name});`;
  });
}
