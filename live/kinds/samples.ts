import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {buildModel} from '../../plugins/api-reference/buildModel';
import {bundleDescription} from '../../plugins/api-reference/bundleDescription';
import {buildSamples, buildStreamSamples} from '../../plugins/api-reference/samples/index';
import type {Operation, Sample} from '../../plugins/api-reference/types';
import type {Check, Kind, LiveServer, Outcome} from '../types';
import {compileGo} from './samples/goPrograms';
import {judge} from './samples/judge';
import {commandOf, runCommand} from './samples/runSample';
import {stageSample, type StagedSample} from './samples/stageSample';

interface Printed {
  id: string;
  operation: Operation;
  sample: Sample;
  streaming: boolean;
}

const EXTENSIONS = {python: 'py', typescript: 'mts', curl: 'sh'};

/** Streams that stay open until the reader leaves. */
const ENDLESS = ['handle-sse', 'handle-sse-1', 'handle-project-sse', 'stream-logs'];

/** Every sample of the API reference, in four languages, run against the server. */
export const kind: Kind = {
  name: 'samples',
  async collect() {
    const bundle = await bundleDescription(path.resolve('openapi/openapi.yaml'));
    const printed = buildModel(bundle, process.cwd()).operations.flatMap(printedSamples);
    const programs = new GoPrograms(printed.filter(({sample}) => sample.language === 'go'));
    return printed.map((one) => checkOf(one, programs));
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

function checkOf(printed: Printed, programs: GoPrograms): Check {
  const {operation, sample} = printed;
  return {
    id: printed.id,
    page: `/api/${operation.slug}`,
    hash: createHash('sha256').update(sample.code).digest('hex'),
    run: (server) => runPrinted(printed, programs, server),
  };
}

async function runPrinted(
  {id, operation, sample: {language}, streaming}: Printed,
  programs: GoPrograms,
  server: LiveServer,
): Promise<Outcome> {
  let staged: StagedSample | undefined;
  try {
    staged =
      language === 'go'
        ? await programs.staged(id, server)
        : await stageSample(operation, language, streaming, server);
    const command =
      language === 'go'
        ? [await programs.program(server), id]
        : commandOf(language, await writeCode(staged, EXTENSIONS[language]));
    const run = await runCommand(command, {
      folder: staged.folder,
      environment: staged.environment,
      endless: ENDLESS.includes(operation.slug),
    });
    return judge(run, staged.stage);
  } catch (error) {
    return {status: 'failed', message: String(error)};
  } finally {
    await staged?.stage.close?.();
    if (staged) await fs.rm(staged.folder, {recursive: true, force: true});
  }
}

async function writeCode({folder, code}: StagedSample, extension: string): Promise<string> {
  const file = path.join(folder, `sample.${extension}`);
  await fs.writeFile(file, code);
  return file;
}

/** All Go samples are staged and compiled together when the first of them is run. */
class GoPrograms {
  private readonly stagings = new Map<string, Promise<StagedSample>>();
  private compiled: Promise<string> | undefined;

  constructor(private readonly samples: Printed[]) {}

  staged(id: string, server: LiveServer): Promise<StagedSample> {
    const {operation, streaming} = this.samples.find((one) => one.id === id)!;
    const known = this.stagings.get(id);
    const staging = known ?? stageSample(operation, 'go', streaming, server);
    this.stagings.set(id, staging);
    return staging;
  }

  program(server: LiveServer): Promise<string> {
    this.compiled ??= this.compile(server);
    return this.compiled;
  }

  private async compile(server: LiveServer): Promise<string> {
    const codes = new Map<string, string>();
    for (const {id} of this.samples) {
      // A stage that cannot be set fails its own sample only.
      const staged = await this.staged(id, server).catch(() => undefined);
      if (staged) codes.set(id, staged.code);
    }
    return compileGo(await fs.mkdtemp(path.join(os.tmpdir(), 'live-go-')), codes);
  }
}
