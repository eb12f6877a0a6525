import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import {checkArguments} from './checkArguments';
import {CallError} from './failures';
import type {Library} from './library/createLibrary';
import {listResources, readResource, resourceTemplates} from './resources';
import {tools} from './tools';
import type {Argument, Tool} from './tools/types';

export const SERVER = {name: 'langflow-docs-zh', title: 'Langflow 中文文档', version: '1.5.0'};

const INSTRUCTIONS =
  '回答有关 Langflow 1.5 的问题：先用 search_docs 找到章节，再用 read_page 读全文；接口用 get_operation，组件的端口和参数用 find_component。引用时给出链接。\n' +
  'Answers about Langflow 1.5: find sections with search_docs, read them with read_page; get_operation for the API, find_component for ports and fields of components. Cite the links.';

/**
 * The server without a transport. The SDK's lower layer is used on purpose: its upper one answers wrong arguments
 * with a schema checker's report, ours says what would be right, in two languages.
 */
export function createServer(library: Library): Server {
  const server = new Server(SERVER, {
    capabilities: {tools: {}, resources: {}},
    instructions: INSTRUCTIONS,
  });
  server.setRequestHandler(ListToolsRequestSchema, () => ({tools: tools.map(describeTool)}));
  server.setRequestHandler(CallToolRequestSchema, ({params}) =>
    callTool(params.name, params.arguments, library),
  );
  server.setRequestHandler(ListResourcesRequestSchema, ({params}) =>
    listResources(library, params?.cursor),
  );
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({resourceTemplates}));
  server.setRequestHandler(ReadResourceRequestSchema, ({params}) =>
    readResource(library, params.uri),
  );
  return server;
}

interface ToolAnswer {
  content: Array<{type: 'text'; text: string}>;
  isError?: true;
  [key: string]: unknown;
}

/** What the caller can put right is part of the answer, so that a model sees it and tries again. */
async function callTool(name: string, given: unknown, library: Library): Promise<ToolAnswer> {
  const tool = tools.find((candidate) => candidate.name === name);
  if (!tool) {
    const names = tools.map((candidate) => candidate.name).join(', ');
    const shown = name.slice(0, 80);
    throw new McpError(
      ErrorCode.InvalidParams,
      `没有工具 ${shown}，可用的有 ${names}。There is no tool ${shown}: use one of ${names}.`,
    );
  }
  try {
    const text = await tool.run(checkArguments(tool, given), library);
    return {content: [{type: 'text', text}]};
  } catch (error) {
    if (!(error instanceof CallError)) {
      throw error;
    }
    return {content: [{type: 'text', text: error.message}], isError: true};
  }
}

function describeTool({name, title, description, arguments: all}: Tool) {
  const required = Object.entries(all).flatMap(([key, argument]) =>
    argument.required ? [key] : [],
  );
  return {
    name,
    title,
    description,
    inputSchema: {
      type: 'object' as const,
      properties: Object.fromEntries(
        Object.entries(all).map(([key, argument]) => [key, describeArgument(argument)]),
      ),
      required,
      additionalProperties: false,
    },
    annotations: {title, readOnlyHint: true, idempotentHint: true, openWorldHint: false},
  };
}

function describeArgument(argument: Argument): object {
  const {type, description, fallback} = argument;
  return {
    type,
    description,
    ...(fallback !== undefined && {default: fallback}),
    ...(argument.type === 'integer' && {minimum: argument.minimum, maximum: argument.maximum}),
    ...(argument.type === 'string' && argument.choices && {enum: [...argument.choices]}),
  };
}
