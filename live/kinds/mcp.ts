import {createHash} from 'node:crypto';
import path from 'node:path';
import {createLibrary} from '../../mcp/library/createLibrary';
import {readLocalBuild} from '../../mcp/sources/localBuild';
import {tools} from '../../mcp/tools';
import {serveHttp} from '../../mcp/transports/serveHttp';
import {ensureSite} from '../environment/ensureSite';
import {callServer} from '../serverApi';
import {startModelService} from '../stand-ins/modelService';
import type {Check, Kind, LiveServer, Outcome} from '../types';
import {answerFromDocs} from './mcp/answerFromDocs';
import {createAgentFlow, type McpConfig} from './mcp/createAgentFlow';

/** What the agent is asked, and the section of the site that answers it. */
const QUESTION = '冻结有什么用？';
const EXPECTED = '/concepts-components#freeze-a-component';

/** The two ways by which Langflow 1.5 reaches an MCP server. */
const ways = ['stdio', 'sse'] as const;
type Way = (typeof ways)[number];

/** An agent of Langflow answers a question about Langflow with the tools of this site's MCP server. */
export const kind: Kind = {
  name: 'mcp',
  collect: () => Promise.resolve(ways.map(checkOf)),
};

const checkOf = (way: Way): Check => ({
  id: `mcp-client:${way}`,
  page: 'mcp-client',
  hash: createHash('sha256')
    .update(JSON.stringify([way, QUESTION, EXPECTED, tools]))
    .digest('hex')
    .slice(0, 16),
  run: async (server) => {
    const site = await ensureSite();
    return way === 'stdio'
      ? askOver({command: 'node', args: [path.join(site, 'mcp.mjs')]}, server)
      : askOverSse(site, server);
  },
});

async function askOverSse(site: string, server: LiveServer): Promise<Outcome> {
  const settings = {host: '127.0.0.1', port: 0, allowedHosts: []};
  const service = await serveHttp(createLibrary(readLocalBuild(site)), settings);
  try {
    return await askOver({url: `${service.url}/sse`}, server);
  } finally {
    await service.close();
  }
}

interface ListedServer {
  name: string;
  toolsCount: number | null;
  error?: string;
}

/** Adds the server as a reader does, lets the agent answer, and compares. */
async function askOver(config: McpConfig, server: LiveServer): Promise<Outcome> {
  // Langflow keeps the tools of a name for an hour, also when their server is gone: each run has its own.
  const name = `docs_${Date.now().toString(36)}`;
  const model = await startModelService(answerFromDocs);
  try {
    await callServer(server, 'POST', `/v2/mcp/servers/${name}`, config);
    const listed = await callServer<ListedServer[]>(
      server,
      'GET',
      '/v2/mcp/servers?action_count=true',
    );
    const own = listed.find((candidate) => candidate.name === name);
    if (own?.toolsCount !== tools.length) {
      return {status: 'failed', message: `Langflow 列出的工具：${JSON.stringify(own)}`};
    }
    const flow = await createAgentFlow(server, {name, config}, `${model.url}/v1`);
    const answer = await callServer<unknown>(server, 'POST', `/v1/run/${flow}`, {
      input_value: QUESTION,
      input_type: 'chat',
      output_type: 'chat',
    });
    await callServer(server, 'DELETE', `/v1/flows/${flow}`);
    return judge(JSON.stringify(answer));
  } finally {
    await callServer(server, 'DELETE', `/v2/mcp/servers/${name}`).catch(() => undefined);
    await model.close();
  }
}

function judge(answer: string): Outcome {
  const missing = ['search_docs', 'read_page', EXPECTED].filter((part) => !answer.includes(part));
  return missing.length === 0
    ? {status: 'passed'}
    : {status: 'failed', message: `回答里没有 ${missing.join('、')}：${answer.slice(0, 600)}`};
}
