import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {transform} from 'esbuild';
import {buildModel} from '../../plugins/api-reference/buildModel';
import {bundleDescription} from '../../plugins/api-reference/bundleDescription';
import {buildSamples, buildStreamSamples} from '../../plugins/api-reference/samples/index';
import type {Operation, Sample} from '../../plugins/api-reference/types';
import type {Check, Kind, LiveServer, Outcome} from '../types';
import {compileGo} from './samples/compileGo';
import {judge} from './samples/judge';
import {commandOf, runCommand} from './samples/runSample';
import {stageSample, type StagedSample} from './samples/stageSample';

interface Printed {
  id: string;
  operation: Operation;
  sample: Sample;
  streaming: boolean;
}

const EXTENSIONS = {
  python: 'py',
  typescript: 'mjs',
  curl: 'sh',
  go: 'go',
  'typescript-client': 'mjs',
};

/** Streams that stay open until the reader leaves. */
const ENDLESS = ['handle-sse', 'handle-sse-1', 'handle-project-sse', 'stream-logs'];

/** Every sample of the API reference, in every language, run against the server. */
export const kind: Kind = {
  name: 'samples',
  async collect() {
    const bundle = await bundleDescription(path.resolve('openapi/openapi.yaml'));
    const printed = buildModel(bundle, process.cwd()).operations.flatMap(printedSamples);
    return printed.map(checkOf);
  },
};

function printedSamples(operation: Operation): Printed[] {
  const entry = (sample: Sample, streaming: boolean): Printed => ({
    id: `${operation.slug}${streaming ? '-stream' : ''}/${sample.language}`,
    operation,
    sample,
    streaming,
  });
  return [
    ...buildSamples(operation).map((sample) => entry(sample, false)),
    ...buildStreamSamples(operation).map((sample) => entry(sample, true)),
  ];
}

function checkOf(printed: Printed): Check {
  const {operation, sample} = printed;
  return {
    id: printed.id,
    page: `api/${operation.slug}`,
    hash: createHash('sha256').update(sample.code).digest('hex'),
    run: (server) => runPrinted(printed, server),
  };
}

async function runPrinted(
  {operation, sample: {language}, streaming}: Printed,
  server: LiveServer,
): Promise<Outcome> {
  let staged: StagedSample | undefined;
  try {
    staged = await stageSample(operation, language, streaming, server);
    const file = await writeCode(staged, EXTENSIONS[language]);
    const command = language === 'go' ? [await compileGo(file)] : commandOf(language, file);
    const run = await runCommand(command, {
      folder: staged.folder,
      environment: staged.environment,
      endless: ENDLESS.includes(operation.slug),
    });
    const outcome = judge(run, staged.stage);
    const fault = outcome.status === 'passed' ? await staged.stage.faultAfter?.() : undefined;
    return fault === undefined ? outcome : {status: 'failed', message: fault};
  } catch (error) {
    return {status: 'failed', message: String(error)};
  } finally {
    await staged?.stage.close?.();
    if (staged) {
      await fs.rm(staged.folder, {recursive: true, force: true});
    }
  }
}

/** TypeScript runs without its types: they are checked where all samples are (samples.test.ts). */
async function writeCode({folder, code}: StagedSample, extension: string): Promise<string> {
  const file = path.join(folder, `sample.${extension}`);
  const isTyped = extension === EXTENSIONS.typescript;
  await fs.writeFile(file, isTyped ? (await transform(code, {loader: 'ts'})).code : code);
  return file;
}
