import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {exportFlows, fileNameOf, type FlowFile} from '../../plugins/flow-diagrams/exportFlows';
import type {Check, Kind, LiveServer, Outcome} from '../types';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SCRIPT = path.join(ROOT, 'static/create-flow.py');
const PYTHON = process.platform === 'win32' ? 'python' : 'python3';

interface SavedFlow {
  data: {nodes: Array<{type: string}>; edges: SavedEdge[]};
}

interface SavedEdge {
  data: {sourceHandle: {name: string}; targetHandle: {fieldName?: string; name?: string}};
}

/** Every picture of components becomes a flow on the server, by the script that readers run. */
export const kind: Kind = {
  name: 'flows',
  collect: () => Promise.resolve(exportFlows(path.join(ROOT, 'docs')).map(checkOf)),
};

const checkOf = (flow: FlowFile): Check => ({
  id: fileNameOf(flow),
  page: flow.page.replace(/^\//, '') || 'index',
  hash: createHash('sha256').update(JSON.stringify(flow)).digest('hex').slice(0, 16),
  run: async (server) => {
    const need = needOf(flow);
    return need ? {status: 'exempt', need} : createAndCompare(flow, server);
  },
});

/** Ports and tools that come from something outside appear only where it can be reached. */
const OUTSIDE: Record<string, string> = {
  'LangChain Hub Prompt': 'LangChain Hub 上的提示词',
  MCPTools: 'MCP 服务器',
  RunFlow: '要当工具用的流程',
};

function needOf({components, connections}: FlowFile): string | undefined {
  const dependent = components.find(
    ({id, type, toolMode}) =>
      OUTSIDE[type] !== undefined && (toolMode || connections.some(({to}) => to.component === id)),
  );
  return dependent && OUTSIDE[dependent.type];
}

async function createAndCompare(flow: FlowFile, server: LiveServer): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'flow-'));
  try {
    const file = path.join(folder, 'flow.json');
    await writeFile(file, JSON.stringify(flow));
    const options = [file, '--url', server.url, '--api-key', server.apiKey];
    const {stdout} = await promisify(execFile)(PYTHON, ['-X', 'utf8', SCRIPT, ...options]);
    const id = /\/flow\/([\w-]+)/.exec(stdout)?.[1];
    if (!id) {
      return {status: 'failed', message: stdout};
    }
    return await compareSaved(flow, id, server);
  } catch (error) {
    const {stderr, message} = error as Error & {stderr?: string};
    return {status: 'failed', message: stderr?.trim() || message};
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** Reads the flow back as the server keeps it, and removes it. */
async function compareSaved(flow: FlowFile, id: string, server: LiveServer): Promise<Outcome> {
  const address = `${server.url}/api/v1/flows/${id}`;
  const headers = server.apiKey ? {'x-api-key': server.apiKey} : undefined;
  const answer = await fetch(address, {headers});
  const saved = (await answer.json()) as SavedFlow;
  await fetch(address, {method: 'DELETE', headers});
  const components = saved.data.nodes.filter(({type}) => type === 'genericNode').length;
  const kept = saved.data.edges.map(({data: {sourceHandle, targetHandle}}) =>
    [sourceHandle.name, targetHandle.fieldName ?? targetHandle.name].join(' -> '),
  );
  const drawn = flow.connections.map(({from, to}) => `${from.output} -> ${to.input}`);
  const agree =
    components === flow.components.length &&
    JSON.stringify(kept.sort()) === JSON.stringify(drawn.sort());
  return agree
    ? {status: 'passed'}
    : {status: 'failed', message: `画了 ${drawn.join('；')}，服务器里是 ${kept.join('；')}`};
}
