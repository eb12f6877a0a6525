import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {exportPage, listPages} from '../../plugins/flow-diagrams/exportFlows';
import {createdId, runScript} from '../kinds/flows/runScript';
import type {LiveServer} from '../types';

const docs = path.resolve(import.meta.dirname, '../../docs');

/** Creates the first pictured flow of a page that has a component of this type, as its reader does: by the script. */
export async function placePicture(
  server: LiveServer,
  page: string,
  type: string,
): Promise<string> {
  const file = listPages(docs).find((name) => path.basename(name, '.mdx') === page);
  if (!file) {
    throw new Error(`没有页面 ${page}`);
  }
  const flow = exportPage(await readFile(file, 'utf8'))
    .map((picture) => picture.flow)
    .find(({components}) => components.some((component) => component.type === type));
  if (!flow) {
    throw new Error(`${page} 没有含 ${type} 的流程图`);
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'flow-'));
  try {
    const picture = path.join(folder, 'flow.json');
    await writeFile(picture, JSON.stringify(flow));
    const run = await runScript([picture, '--url', server.url], {LANGFLOW_API_KEY: server.apiKey});
    const id = createdId(run);
    if (!id) {
      throw new Error(run.stderr.toString('utf8').trim());
    }
    return id;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
