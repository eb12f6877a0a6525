import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {
  exportPage,
  fileNameOf,
  listPages,
  type FlowFile,
} from '../../plugins/flow-diagrams/exportFlows';
import {callServer} from '../serverApi';
import type {Check, Kind, LiveServer, Outcome} from '../types';
import {makeCalledFlows, removeFlows} from './flows/calledFlows';
import {canRun} from './flows/canRun';
import {createPicturedFlow} from './flows/createPicturedFlow';
import {needOf} from './flows/needOf';
import {openCanvas} from './flows/openCanvas';
import type {SavedNode} from './flows/readersData';
import {runFlow} from './flows/runFlow';
import {SCRIPT} from './flows/runScript';

const DOCS = path.resolve(import.meta.dirname, '../../docs');

interface SavedFlow {
  data: {nodes: SavedNode[]; edges: SavedEdge[]};
}

interface SavedEdge {
  data: {sourceHandle: {name: string}; targetHandle: {fieldName?: string; name?: string}};
}

/**
 * Every picture of components becomes a flow on the server, by the script that readers run; the editor draws
 * it with all its connections, and where nothing outside is needed it runs.
 */
export const kind: Kind = {
  name: 'flows',
  collect: async () => {
    const script = readFileSync(SCRIPT, 'utf8');
    const checks: Check[] = [];
    for (const file of listPages(DOCS)) {
      const flows = exportPage(readFileSync(file, 'utf8'));
      checks.push(...flows.map(({flow}) => checkOf(flow, script)));
      // Laying out all pictures takes a while: whoever waits, such as a test runner, must hear of it.
      await setImmediate();
    }
    return checks;
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

/** The editor still shows it, and may save it, until the next one is open. */
let shown: string | undefined;

async function createAndUse(flow: FlowFile, server: LiveServer): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'flow-'));
  const called = await makeCalledFlows(flow, server);
  const previous = shown;
  try {
    const id = await createPicturedFlow(flow, server);
    shown = id;
    const saved = await callServer<SavedFlow>(server, 'GET', `/v1/flows/${id}`);
    const nodes = saved.data.nodes.filter(({type}) => type === 'genericNode');
    const fault =
      compareSaved(flow, saved) ??
      (await compareDrawn(
        flow,
        id,
        nodes.map((node) => node.id),
        server,
      ));
    if (fault) {
      return {status: 'failed', message: fault};
    }
    if (!canRun(flow)) {
      return {status: 'passed', did: ['创建', '打开']};
    }
    const complaint = findHidden(flow, nodes) ?? (await runFlow(flow, {id, nodes}, server, folder));
    return complaint
      ? {status: 'failed', message: complaint}
      : {status: 'passed', did: ['创建', '打开', '运行']};
  } finally {
    await removeFlows(previous && previous !== shown ? [...called, previous] : called, server);
    await rm(folder, {recursive: true, force: true});
  }
}

/** Against the flow as the server keeps it. */
function compareSaved(flow: FlowFile, {data}: SavedFlow): string | undefined {
  const components = data.nodes.filter(({type}) => type === 'genericNode').length;
  const kept = data.edges.map(({data: {sourceHandle, targetHandle}}) =>
    [sourceHandle.name, targetHandle.fieldName ?? targetHandle.name].join(' -> '),
  );
  const drawn = flow.connections.map(({from, to}) => `${from.output} -> ${to.input}`);
  const agree =
    components === flow.components.length &&
    JSON.stringify(kept.sort()) === JSON.stringify(drawn.sort());
  return agree ? undefined : `画了 ${drawn.join('；')}，服务器里是 ${kept.join('；')}`;
}

/** A value that the picture shows and the card does not: the product leaves it out when it runs. */
export function findHidden(
  {components}: Pick<FlowFile, 'components'>,
  nodes: SavedNode[],
): string | undefined {
  const hidden = components.flatMap(({name, toolMode, fields}, index) => {
    const template = nodes[index]?.data.node.template ?? {};
    const isHidden = (field: string) => (template[field] as {show?: boolean})?.show === false;
    return toolMode
      ? []
      : fields.filter((field) => isHidden(field.name)).map((field) => `${name} 的 ${field.name}`);
  });
  return hidden.length === 0
    ? undefined
    : `图里设了值，界面上却看不到：${hidden.join('、')}。先在图里设好让它出现的字段，例如 Operation`;
}

async function compareDrawn(
  flow: FlowFile,
  id: string,
  cards: string[],
  server: LiveServer,
): Promise<string | undefined> {
  const newFiles = flow.components.some(({fields}) => fields.some(({sample}) => sample));
  const expected = {cards, connections: flow.connections.length, newFiles};
  const {components, connections, overlaps, complaints} = await openCanvas(id, server, expected);
  if (complaints.length > 0) {
    return `画布报告：${complaints.join('；')}`;
  }
  if (overlaps.length > 0) {
    return `卡片互相遮住：${overlaps.join('；')}`;
  }
  return components === cards.length && connections === expected.connections
    ? undefined
    : `应有 ${cards.length} 个组件、${expected.connections} 条连线，画布上是 ${components} 个、${connections} 条`;
}
