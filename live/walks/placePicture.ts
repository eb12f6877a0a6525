import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {exportPage, listPages} from '../../plugins/flow-diagrams/exportFlows';
import {createPicturedFlow} from '../kinds/flows/createPicturedFlow';
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
  return createPicturedFlow(flow, server);
}
