import {callServer} from '../serverApi';
import type {LiveServer} from '../types';
import type {Template} from './assembleFlow';

const known = new Map<string, Promise<Map<string, Template>>>();

/** Every component of the server by its key; asked for once per server. */
export function readTemplates(server: LiveServer): Promise<Map<string, Template>> {
  const templates = known.get(server.url) ?? ask(server);
  known.set(server.url, templates);
  return templates;
}

/** `/v1/all` groups the components; a flow wants them by their key. */
export const byKey = (groups: Record<string, Record<string, Template>>): Map<string, Template> =>
  new Map(Object.values(groups).flatMap((group) => Object.entries(group)));

async function ask(server: LiveServer): Promise<Map<string, Template>> {
  const groups = await callServer<Record<string, Record<string, Template>>>(
    server,
    'GET',
    '/v1/all',
  );
  return byKey(groups);
}
