/**
 * Calls every operation of the description on a running server and writes down what it answers:
 *
 *   npx tsx live/recording/record.ts URL API_KEY [--case=NAME]… [--suffix=TEXT] [OPERATION…]
 *
 * The server should run with LANGFLOW_AUTO_LOGIN=false, so that a missing key is refused, with
 * LANGFLOW_BACKEND_ONLY=true, so that what does not exist is a 404 and not the editor's page, and with
 * LANGFLOW_MAX_FILE_SIZE_UPLOAD=1, so that a megabyte is too much. Answers of a server that is set up
 * otherwise are kept beside the first under another name: `--case=unknown --suffix=-with-editor`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {readCommandLine} from '../../lib/commandLine';
import {buildModel} from '../../plugins/api-reference/buildModel';
import {bundleDescription} from '../../plugins/api-reference/bundleDescription';
import {describeRequest} from '../../plugins/api-reference/samples/describeRequest';
import type {Operation} from '../../plugins/api-reference/types';
import {apiOf, type Api} from '../kinds/samples/api';
import {setExamples} from '../kinds/samples/setExamples';
import type {Stage} from '../kinds/samples/setStage';
import {stages} from '../kinds/samples/stages';
import {casesOf, TOO_LARGE, type Case} from './cases';
import {sendRequest, type Answer} from './sendRequest';
import {hideSecrets} from './hideSecrets';
import {linesOf} from './linesOf';
import {shapeOf} from './shapeOf';

type Recorded = Record<string, Answer & {error?: string}>;

/** Whole answers, to write examples from; they hold the product's own texts and are not kept. */
const WHOLE = '.cache/recording/answers.json';
/** What is kept as evidence: statuses, headers, refusals word for word, and the shape of the rest. */
const EVIDENCE = 'live/recording/answers.json';

async function recordOperation(operation: Operation, api: Api, only: string[]): Promise<Recorded> {
  const recorded: Recorded = {};
  const cases = casesOf(operation).filter(({name, onlyIfAsked = false}) =>
    only.length === 0 ? !onlyIfAsked : only.includes(name),
  );
  for (const one of cases) {
    recorded[one.name] = await attempt(operation, one, api);
  }
  return recorded;
}

async function attempt(operation: Operation, one: Case, api: Api): Promise<Recorded[string]> {
  let stage: Stage = {};
  try {
    stage = (await (one.stage ?? stages[operation.slug])?.(api)) ?? {};
    const described = describeRequest(setExamples(operation, stage), one.streaming);
    const request = one.change?.(described) ?? described;
    const sending = {
      url: api.url,
      environment: {
        LANGFLOW_API_KEY: stage.key ?? api.key,
        ...stage.environment,
        ...(await one.environment?.(api)),
      },
      files: {...stage.files, 'large.txt': TOO_LARGE},
    };
    if (one.repeated) {
      await sendRequest(request, sending);
    }
    return await sendRequest(request, sending);
  } catch (error) {
    return {status: 0, headers: {}, body: null, error: String(error)};
  } finally {
    await stage.close?.();
  }
}

async function record(
  url: string,
  key: string,
  {wanted, only, suffix}: {wanted: string[]; only: string[]; suffix: string},
): Promise<void> {
  const bundle = await bundleDescription(path.resolve('openapi/openapi.yaml'));
  const model = buildModel(bundle, process.cwd());
  await fs.mkdir(path.dirname(WHOLE), {recursive: true});
  const answers = await readAnswers(WHOLE);
  const evidence = await readAnswers(EVIDENCE);
  for (const operation of model.operations) {
    if (wanted.length > 0 && !wanted.includes(operation.slug)) {
      continue;
    }
    const whole = renameKeys(
      await recordOperation(operation, apiOf(url, key), only),
      (name) => name + suffix,
    );
    const recorded = hideSecrets(whole);
    const all = only.length === 0 && suffix === '';
    answers[operation.slug] = {...(all ? {} : answers[operation.slug]), ...recorded};
    evidence[operation.slug] = {
      ...(all ? {} : evidence[operation.slug]),
      ...mapValues(recorded, withoutValues),
      // Hiding shortens long texts, and a stream may be very long.
      ...linesOfStreams(whole),
    };
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

/** A success keeps its shape only. The editor's page is the same for all: its first line tells it. */
const withoutValues = (answer: Recorded[string]): Recorded[string] => {
  if (answer.status >= 300) {
    return answer;
  }
  const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
  return {
    ...answer,
    body: isPage ? String(answer.body).split('\n')[0] : shapeOf(answer.body),
  };
};

const linesOfStreams = (recorded: Recorded): Recorded =>
  Object.fromEntries(
    Object.entries(recorded)
      .filter(([, {headers}]) => /event-stream|ndjson/.test(headers['content-type'] ?? ''))
      .map(([name, answer]) => [name, {...answer, body: linesOf(String(answer.body))}]),
  );

const mapValues = (recorded: Recorded, change: (answer: Recorded[string]) => Recorded[string]) =>
  Object.fromEntries(Object.entries(recorded).map(([name, answer]) => [name, change(answer)]));

const renameKeys = (recorded: Recorded, rename: (name: string) => string): Recorded =>
  Object.fromEntries(Object.entries(recorded).map(([name, answer]) => [rename(name), answer]));

const {values, positionals} = readCommandLine({
  allowPositionals: true,
  options: {
    case: {type: 'string', multiple: true, default: []},
    suffix: {type: 'string', default: ''},
  },
});
const [url = '', key = '', ...wanted] = positionals;
void record(url, key, {wanted, only: values.case, suffix: values.suffix});
