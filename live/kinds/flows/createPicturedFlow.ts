import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {FlowFile} from '../../../plugins/flow-diagrams/exportFlows';
import type {LiveServer} from '../../types';
import {createdId, runScript} from './runScript';

/** A pictured flow becomes one on the server as its reader does it: saved to a file and given to the script. */
export async function createPicturedFlow(
  flow: FlowFile,
  {url, apiKey}: LiveServer,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'flow-'));
  try {
    const file = path.join(folder, 'flow.json');
    await writeFile(file, JSON.stringify(flow));
    const run = await runScript([file, '--url', url], {LANGFLOW_API_KEY: apiKey});
    const id = createdId(run);
    if (!id) {
      throw new Error(run.stderr.toString('utf8').trim());
    }
    return id;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
