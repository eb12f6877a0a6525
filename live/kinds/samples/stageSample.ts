import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {describeRequest} from '../../../plugins/api-reference/samples/describeRequest';
import {writeSamples} from '../../../plugins/api-reference/samples/index';
import type {Operation, SampleLanguage} from '../../../plugins/api-reference/types';
import type {LiveServer} from '../../types';
import {apiOf} from './api';
import {prepareClient} from './prepareClient';
import {setExamples} from './setExamples';
import type {Stage} from './setStage';
import {stages} from './stages';

/** A sample that is ready to run: its code with real values, and the folder in which it runs. */
export interface StagedSample {
  code: string;
  folder: string;
  stage: Stage;
  environment: Record<string, string>;
}

export async function stageSample(
  operation: Operation,
  language: SampleLanguage,
  streaming: boolean,
  server: LiveServer,
): Promise<StagedSample> {
  const stage = (await stages[operation.slug]?.(apiOf(server.url, server.apiKey))) ?? {};
  const parent = language === 'typescript-client' ? await prepareClient() : os.tmpdir();
  const folder = await fs.mkdtemp(path.join(parent, 'live-sample-'));
  for (const [name, content] of Object.entries(stage.files ?? {})) {
    await fs.writeFile(path.join(folder, name), content);
  }
  const request = describeRequest(setExamples(operation, stage), streaming);
  const sample = writeSamples(request, operation.clientCall).find(
    (one) => one.language === language,
  );
  return {
    code: sample?.code ?? '',
    folder,
    stage,
    environment: {
      LANGFLOW_URL: server.url,
      LANGFLOW_API_KEY: stage.key ?? server.apiKey,
      ...stage.environment,
    },
  };
}
