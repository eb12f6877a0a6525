/**
 * Calls every operation of the description on a running server and writes down what it answers:
 *
 *   npx tsx live/recording/record.ts URL API_KEY [--case=NAME] [OPERATION…]
 *
 * The server should run with LANGFLOW_AUTO_LOGIN=false, so that a missing key is refused, and with
 * LANGFLOW_BACKEND_ONLY=true, so that what does not exist is a 404 and not the editor's page.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {buildModel} from '../../plugins/api-reference/buildModel';
import {bundleDescription} from '../../plugins/api-reference/bundleDescription';
import {
  describeRequest,
  type SampleRequest,
} from '../../plugins/api-reference/samples/describeRequest';
import type {Operation} from '../../plugins/api-reference/types';
import {apiOf, type Api} from '../kinds/samples/api';
import {setExamples} from '../kinds/samples/setExamples';
import {stages, type Stage} from '../kinds/samples/stages';
import {sendRequest, type Answer} from './sendRequest';
import {hideSecrets} from './hideSecrets';
import {shapeOf} from './shapeOf';

type Recorded = Record<string, Answer & {error?: string}>;

/** Whole answers, to write examples from; they hold the product's own texts and are not kept. */
const WHOLE = '.cache/recording/answers.json';
/** What is kept as evidence: statuses, headers, refusals word for word, and the shape of the rest. */
const EVIDENCE = 'live/recording/answers.json';

/** Operations that create something with a name of its own. */
const REPEATED = [
  'create-flow',
  'create-project',
  'create-variable',
  'add-user',
  'add-server',
  'delete-flow',
  'delete-variable',
  'upload-user-file',
];

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** One success and every refusal that a caller can provoke without breaking the server. */
async function recordOperation(
  operation: Operation,
  api: Api,
  only: string | undefined,
): Promise<Recorded> {
  const recorded: Recorded = {};
  const attempt = async (
    name: string,
    change: (request: SampleRequest) => SampleRequest = (request) => request,
    environment: Record<string, string> = {},
  ) => {
    if (only !== undefined && only !== name) return;
    let stage: Stage = {};
    try {
      stage = (await stages[operation.slug]?.(api)) ?? {};
      const request = change(describeRequest(setExamples(operation, stage), name === 'stream'));
      const sending = {
        url: api.url,
        environment: {
          LANGFLOW_API_KEY: stage.key ?? api.key,
          ...stage.environment,
          ...environment,
        },
        files: stage.files ?? {},
      };
      if (name === 'repeated') await sendRequest(request, sending);
      recorded[name] = await sendRequest(request, sending);
    } catch (error) {
      recorded[name] = {status: 0, headers: {}, body: null, error: String(error)};
    } finally {
      await stage.close?.();
    }
  };

  await attempt('success');
  if (operation.streamQuery) await attempt('stream');
  if (operation.security.length > 0) {
    const none = {LANGFLOW_API_KEY: '', LANGFLOW_TOKEN: ''};
    await attempt('no-credentials', undefined, none);
    await attempt('wrong-credentials', undefined, {
      LANGFLOW_API_KEY: 'sk-wrong',
      LANGFLOW_TOKEN: 'eyJ.wrong.token',
    });
  }
  if (operation.security.flat().some(({kind}) => kind === 'bearer')) {
    await attempt('wrong-token', (request) => ({
      ...request,
      headers: [['Authorization', 'eyJ.wrong.token']],
    }));
  }
  const variables = describeRequest(operation).path.filter((part) => typeof part !== 'string');
  if (variables.length > 0) {
    await attempt('unknown', (request) => setPath(request, UNKNOWN_ID));
    if (variables.some(({encode}) => !encode)) {
      await attempt('malformed', (request) => setPath(request, 'abc'));
    }
  }
  if (operation.body?.kind === 'json') {
    await attempt('wrong-body', (request) => ({...request, body: {kind: 'json', value: 42}}));
  }
  if (REPEATED.includes(operation.slug)) await attempt('repeated');
  if (operation.body?.kind === 'form') {
    await attempt('wrong-password', (request) => ({
      ...request,
      body: {kind: 'form', fields: [...fieldsOf(request), ['password', 'wrong']]},
    }));
  }
  if (describeRequest(operation).cookies.length > 0) {
    await attempt('no-cookie', (request) => ({...request, cookies: []}));
    await attempt('wrong-cookie', undefined, {LANGFLOW_REFRESH_TOKEN: 'eyJ.wrong.token'});
  }
  return recorded;
}

const fieldsOf = ({body}: SampleRequest): [string, string][] =>
  body?.kind === 'form' ? body.fields.filter(([name]) => name !== 'password') : [];

const setPath = (request: SampleRequest, value: string): SampleRequest => ({
  ...request,
  path: request.path.map((part) => (typeof part === 'string' ? part : {...part, value})),
});

async function record(
  url: string,
  key: string,
  wanted: string[],
  only: string | undefined,
): Promise<void> {
  const bundle = await bundleDescription(path.resolve('openapi/openapi.yaml'));
  const model = buildModel(bundle, process.cwd());
  await fs.mkdir(path.dirname(WHOLE), {recursive: true});
  const answers = await readAnswers(WHOLE);
  const evidence = await readAnswers(EVIDENCE);
  for (const operation of model.operations) {
    if (wanted.length > 0 && !wanted.includes(operation.slug)) continue;
    const recorded = await recordOperation(operation, apiOf(url, key), only);
    const known = only === undefined ? {} : answers[operation.slug];
    answers[operation.slug] = {...known, ...hideSecrets(recorded)};
    evidence[operation.slug] = mapValues(answers[operation.slug]!, (answer) => ({
      ...answer,
      body: answer.status < 300 ? shapeOf(answer.body) : answer.body,
    }));
    const statuses = Object.entries(recorded).map(
      ([name, {status, error}]) => `${name} ${error ?? status}`,
    );
    console.log(`${operation.slug}: ${statuses.join(', ')}`);
    await fs.writeFile(WHOLE, JSON.stringify(answers, null, 2));
    await fs.writeFile(EVIDENCE, `${JSON.stringify(evidence, null, 2)}\n`);
  }
}

async function readAnswers(file: string): Promise<Record<string, Recorded>> {
  const text = await fs.readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, Recorded>;
}

const mapValues = (recorded: Recorded, change: (answer: Recorded[string]) => Recorded[string]) =>
  Object.fromEntries(Object.entries(recorded).map(([name, answer]) => [name, change(answer)]));

const [url = '', key = '', ...rest] = process.argv.slice(2);
const only = rest.find((word) => word.startsWith('--case='))?.slice('--case='.length);
const wanted = rest.filter((word) => !word.startsWith('--'));
void record(url, key, wanted, only);
