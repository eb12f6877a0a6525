import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {exportFlows, fileNameOf, type FlowFile} from '../../plugins/flow-diagrams/exportFlows';
import {callServer} from '../serverApi';
import type {Check, Kind, LiveServer, Outcome} from '../types';
import {needOf} from './flows/needOf';
import {openCanvas} from './flows/openCanvas';
import {createdId, runScript, SCRIPT} from './flows/runScript';

const DOCS = path.resolve(import.meta.dirname, '../../docs');

interface SavedFlow {
  data: {nodes: Array<{type: string}>; edges: SavedEdge[]};
}

interface SavedEdge {
  data: {sourceHandle: {name: string}; targetHandle: {fieldName?: string; name?: string}};
}

/**
 * Every picture of components becomes a flow on the server, by the script that readers run, and the editor
 * draws it with all its connections.
 */
export const kind: Kind = {
  name: 'flows',
  collect: () => {
    const script = readFileSync(SCRIPT, 'utf8');
    return Promise.resolve(exportFlows(DOCS).map(({flow}) => checkOf(flow, script)));
  },
};

const checkOf = (flow: FlowFile, script: string): Check => ({
  id: fileNameOf(flow),
  page: flow.page.replace(/^\//, '') || 'index',
  hash: createHash('sha256')
    .update(JSON.stringify(flow) + script)
    .digest('hex')
    .slice(0, 16),
  run: async (server) => {
    const need = needOf(flow);
    return need ? {status: 'exempt', need} : createAndUse(flow, server);
  },
});

async function createAndUse(flow: FlowFile, server: LiveServer): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'flow-'));
  let id: string | undefined;
  try {
    const file = path.join(folder, 'flow.json');
    await writeFile(file, JSON.stringify(flow));
    const run = await runScript([file, '--url', server.url], {LANGFLOW_API_KEY: server.apiKey});
    id = createdId(run);
    if (!id) {
      return {status: 'failed', message: run.stderr.toString('utf8').trim()};
    }
    const fault = (await compareSaved(flow, id, server)) ?? (await compareDrawn(flow, id, server));
    return fault ? {status: 'failed', message: fault} : {status: 'passed'};
  } finally {
    if (id) await callServer(server, 'DELETE', `/v1/flows/${id}`);
    await rm(folder, {recursive: true, force: true});
  }
}

/** Reads the flow back as the server keeps it. */
async function compareSaved(
  flow: FlowFile,
  id: string,
  server: LiveServer,
): Promise<string | undefined> {
  const saved = await callServer<SavedFlow>(server, 'GET', `/v1/flows/${id}`);
  const components = saved.data.nodes.filter(({type}) => type === 'genericNode').length;
  const kept = saved.data.edges.map(({data: {sourceHandle, targetHandle}}) =>
    [sourceHandle.name, targetHandle.fieldName ?? targetHandle.name].join(' -> '),
  );
  const drawn = flow.connections.map(({from, to}) => `${from.output} -> ${to.input}`);
  const agree =
    components === flow.components.length &&
    JSON.stringify(kept.sort()) === JSON.stringify(drawn.sort());
  return agree ? undefined : `画了 ${drawn.join('；')}，服务器里是 ${kept.join('；')}`;
}

async function compareDrawn(
  flow: FlowFile,
  id: string,
  server: LiveServer,
): Promise<string | undefined> {
  const expected = {components: flow.components.length, connections: flow.connections.length};
  const {components, connections, complaints} = await openCanvas(id, server, expected);
  if (complaints.length > 0) {
    return `画布报告：${complaints.join('；')}`;
  }
  return components === expected.components && connections === expected.connections
    ? undefined
    : `应有 ${expected.components} 个组件、${expected.connections} 条连线，画布上是 ${components} 个、${connections} 条`;
}
