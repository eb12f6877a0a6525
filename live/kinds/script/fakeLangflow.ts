import {gzipSync} from 'node:zlib';
import {answerJson, listen, type StandIn} from '../../stand-ins/listen';

export interface FakeOptions {
  /** The key that it accepts; without one it lets everybody in, as automatic login does. */
  key?: string;
  /** Components that it does not know. */
  without?: string[];
  /** Fields that it does not know, as `ChatOutput.sender_name`. */
  withoutFields?: string[];
  /** Names of flows that exist already. */
  taken?: string[];
  /** Outputs that are all shown at once, as those of If-Else are. */
  groupedOutputs?: boolean;
  /** The types of the question, and the one of them that the editor gives its port. */
  kinds?: {types: string[]; selected: string};
  /** Refuses to create flows. */
  broken?: boolean;
}

export interface CreatedFlow {
  name: string;
  folder_id?: string;
  data: {
    nodes: {
      type: string;
      data: {selected_output?: string; node: {template: Record<string, unknown>}};
    }[];
    edges: {data: {sourceHandle: {output_types: string[]}}}[];
  };
}

export interface FakeLangflow extends StandIn {
  created: CreatedFlow[];
  /** The files that it holds, by name. */
  files: string[];
  /** The keys that it was shown. */
  keys: Set<string>;
}

export const PROJECTS = [
  {id: '7f3c1d52-0000-4000-8000-000000000001', name: 'Starter Project'},
  {id: '7f3c1d52-0000-4000-8000-000000000002', name: '客服中心'},
];

/** Answers what `create-flow.py` asks, as the product does, with components of the simplest kind. */
export async function startFakeLangflow(options: FakeOptions = {}): Promise<FakeLangflow> {
  const created: CreatedFlow[] = [];
  const files: string[] = [];
  const keys = new Set<string>();
  const standIn = await listen((request, body, response) => {
    const path = request.url ?? '';
    const key = request.headers['x-api-key'];
    if (typeof key === 'string') {
      keys.add(key);
    }
    if (path === '/api/v1/auto_login') {
      return options.key
        ? answerJson(response, {detail: {message: 'Auto login is disabled.'}}, 403)
        : answerJson(response, {access_token: 'of-automatic-login'});
    }
    if (options.key && key !== options.key) {
      return answerJson(response, {detail: 'Invalid or missing API key'}, 403);
    }
    switch (`${request.method} ${path}`) {
      case 'GET /api/v1/all':
        response.writeHead(200, {'content-type': 'application/json', 'content-encoding': 'gzip'});
        response.end(gzipSync(JSON.stringify(templates(options))));
        return undefined;
      case 'GET /api/v1/version':
        return answerJson(response, {version: '1.4.2'});
      case 'GET /api/v1/projects/':
        return answerJson(response, PROJECTS);
      case 'POST /api/v1/flows/': {
        if (options.broken) {
          return answerJson(response, {detail: 'database is locked'}, 500);
        }
        const flow = JSON.parse(body) as CreatedFlow;
        const name = options.taken?.includes(flow.name) ? `${flow.name} (1)` : flow.name;
        created.push({...flow, name});
        return answerJson(
          response,
          {...flow, name, id: '0b0c1d52-0000-4000-8000-000000000009'},
          201,
        );
      }
      case 'POST /api/v2/files/': {
        const name = /filename="([^"]+)"/.exec(body)?.[1] ?? '';
        files.push(name);
        return answerJson(response, {id: name, name, path: `user/${name}`}, 201);
      }
      default:
        if (request.method === 'DELETE' && path.startsWith('/api/v2/files/')) {
          files.splice(files.indexOf(path.slice('/api/v2/files/'.length)), 1);
          return answerJson(response, {message: 'File deleted successfully'});
        }
        // The product answers an unknown path with the page of its editor.
        response.writeHead(200, {'content-type': 'text/html'});
        response.end('<!doctype html><title>Langflow</title>');
        return undefined;
    }
  });
  return {...standIn, created, files, keys};
}

function templates({
  without = [],
  withoutFields = [],
  groupedOutputs = false,
  kinds,
}: FakeOptions): object {
  const field = (type: string, types: string[] = []) => ({type, input_types: types, show: true});
  const component = (key: string, name: string, input: object, outputs: object[]) => {
    const fields = {code: {value: '', type: 'code'}, sender_name: field('str'), input_value: input};
    const kept = Object.entries(fields).filter(
      ([each]) => !withoutFields.includes(`${key}.${each}`),
    );
    return {display_name: name, template: Object.fromEntries(kept), outputs};
  };
  const message = {
    name: 'message',
    display_name: 'Message',
    types: ['Message'],
    group_outputs: groupedOutputs,
    ...kinds,
  };
  const table = {name: 'dataframe', display_name: 'Structured Content', types: ['DataFrame']};
  const all = {
    File: {
      display_name: 'File',
      template: {code: {value: '', type: 'code'}, path: field('file')},
      outputs: [table],
    },
    ChatInput: component('ChatInput', 'Chat Input', field('str'), [message]),
    ChatOutput: component('ChatOutput', 'Chat Output', field('other', ['Message', 'DataFrame']), [
      message,
    ]),
  };
  return {
    input_output: Object.fromEntries(Object.entries(all).filter(([key]) => !without.includes(key))),
  };
}
