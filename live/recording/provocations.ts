import type {SampleRequest} from '../../plugins/api-reference/samples/describeRequest';
import {type Api, makeUser} from '../kinds/samples/api';
import {makeFlow} from '../kinds/samples/makeFlow';
import {makeProject} from '../kinds/samples/makeProject';
import {asOwnUser, type SetStage, withFlow} from '../kinds/samples/setStage';
import {saveStoreKey, storeUser} from '../kinds/samples/storeStages';
import type {Case} from './cases';
import {UNKNOWN_ID} from './unknownId';

/** Refusals that belong to one operation: a name that is taken, a file that is not what it should be. */
export const provocations: Record<string, Case[]> = {
  'simplified-run-flow': [
    {
      name: 'input-twice',
      change: withJson({
        input_value: '你好',
        tweaks: {'ChatInput-jFwUm': {input_value: '您好'}},
      }),
    },
    {name: 'component-failure', stage: brokenFlow('flow_id_or_name')},
  ],
  'webhook-run-flow': [{name: 'no-body', change: withoutBody}],
  'experimental-run-flow': [{name: 'component-failure', stage: brokenFlow('flow_id')}],
  // One event, and a connection that stays open.
  'build-flow': [{name: 'broken-canvas', stage: brokenFlow('flow_id'), streaming: true}],
  'custom-component': [{name: 'wrong-code', change: withFields({code: 'class 客服('})}],
  'custom-component-update': [{name: 'wrong-code', change: withFields({code: 'class 客服('})}],
  'post-validate-prompt': [
    {name: 'wrong-template', change: withFields({template: '回答 {question'})},
  ],
  'check-if-store-has-api-key': [wrongStoreKey(), storeDown()],
  'share-component': [noStoreKey(), wrongStoreKey(), {name: 'repeated', repeated: true}],
  'get-components': [
    {...noStoreKey(), name: 'liked-without-store-key', change: withQuery({liked: 'true'})},
    {...wrongStoreKey(), name: 'liked-with-wrong-store-key', change: withQuery({liked: 'true'})},
    wrongStoreKey(),
    storeDown(),
  ],
  'get-tags': [storeDown()],
  'update-shared-component': [noStoreKey()],
  'download-component': [noStoreKey()],
  'get-list-of-components-liked-by-user': [noStoreKey()],
  'like-component': [noStoreKey()],
  'create-flow': [
    {
      name: 'name-without-number',
      stage: asOwnUser(async ({api}) => {
        await makeFlow(api, {name: '客服问答'});
        await makeFlow(api, {name: '客服问答 (草稿)'});
        return {};
      }),
      change: withJson({name: '客服问答'}),
    },
    {
      name: 'wrong-endpoint-name',
      change: withJson({name: '客服问答', endpoint_name: '客服 问答'}),
    },
    {
      name: 'endpoint-without-number',
      stage: asOwnUser(async ({api}) => {
        await makeFlow(api, {endpoint_name: 'support-qa'});
        await makeFlow(api, {endpoint_name: 'support-qa-v2'});
        return {};
      }),
      change: withJson({name: '客服问答', endpoint_name: 'support-qa'}),
    },
  ],
  'update-flow': [
    {
      name: 'taken-name',
      stage: asOwnUser(async ({api}) => {
        await makeFlow(api, {name: '订单查询'});
        return {path: {flow_id: await makeFlow(api)}};
      }),
      change: withJson({name: '订单查询'}),
    },
    {name: 'wrong-endpoint-name', change: withJson({endpoint_name: '客服 问答'})},
    {
      name: 'no-canvas',
      stage: asOwnUser(async ({api}) => ({path: {flow_id: await makeFlow(api, {data: null})}})),
      change: withJson({name: '订单查询'}),
    },
  ],
  'create-flows': [
    {
      name: 'wrong-endpoint-name',
      change: withJson({flows: [{name: '客服问答', endpoint_name: '客服 问答'}]}),
    },
    {
      name: 'repeated',
      change: withJson({flows: [{name: '客服问答'}, {name: '客服问答'}]}),
    },
  ],
  'upload-file': [
    {name: 'not-json', stage: withFiles({'flow.json': '客服问答'})},
    {name: 'wrong-fields', stage: withFiles({'flow.json': '{"name": 42}'})},
    {
      name: 'wrong-endpoint-name',
      stage: withFiles({'flow.json': '{"name": "客服问答", "endpoint_name": "客服 问答"}'}),
    },
  ],
  'download-multiple-file': [{name: 'unknown', change: withJson([UNKNOWN_ID])}],
  'patch-user': [
    {
      name: 'password',
      stage: asOwnUser(({id}) => ({path: {user_id: id}})),
      change: withJson({password: 'Lf-2025-change-me-too'}),
    },
    {
      name: 'taken-name',
      stage: async (api) => {
        const {id} = await makeUser(api);
        return {path: {user_id: id}};
      },
      change: withJson({username: 'admin'}),
    },
  ],
  'delete-user': [
    {
      name: 'own-account',
      stage: async (api) => {
        const {id} = await api.json<{id: string}>('GET', '/api/v1/users/whoami');
        return {path: {user_id: id}};
      },
    },
  ],
  'reset-password': [
    {name: 'no-password', change: withJson({})},
    {name: 'api-key', stage: withOwnId, change: withKey},
  ],
  'save-store-api-key': [{name: 'api-key', stage: asOwnUser(() => ({})), change: withKey}],
  'login-to-get-access-token': [
    {name: 'new-user', stage: inactiveLogin(false)},
    {name: 'inactive-user', stage: inactiveLogin(true)},
    {name: 'no-password', change: withForm({password: ''})},
    {name: 'json-body', change: withJson({username: 'admin', password: 'admin'})},
    {name: 'null-character', change: withForm({password: 'a\0b'})},
    {name: 'too-large', change: withForm({password: 'x'.repeat(1_200_000)})},
  ],
  'list-files': [{name: 'no-files', stage: withFlow((flow_id) => ({path: {flow_id}}))}],
  'get-messages': [{name: 'unknown-order', change: withQuery({order_by: 'nothing'})}],
  'create-project': [
    {
      name: 'name-without-number',
      stage: asOwnUser(async ({api}) => {
        for (const name of ['客服中心', '客服中心 (草稿)']) {
          await api.json('POST', '/api/v1/projects/', {name});
        }
        return {};
      }),
      change: withJson({name: '客服中心'}),
    },
  ],
  'read-project': [{name: 'large-page', change: withQuery({page: '1', size: '101'})}],
  'update-project': [
    {
      name: 'taken-name',
      stage: asOwnUser(async ({api}) => {
        await api.json('POST', '/api/v1/projects/', {name: '订单'});
        return {path: {project_id: await makeProject(api)}};
      }),
      change: withJson({name: '订单'}),
    },
  ],
  'download-file-1': [
    {name: 'empty', stage: async (api) => ({path: {project_id: await makeProject(api)}})},
  ],
  'upload-file-2': [
    {name: 'empty-object', stage: withFiles({'project.json': '{}'})},
    {name: 'not-json', stage: withFiles({'project.json': '客服中心'})},
    {name: 'no-name', stage: withFiles({'project.json': '{"flows": []}'})},
  ],
  'handle-messages': [{name: 'unknown-session', change: withQuery({session_id: '0'.repeat(32)})}],
  'handle-messages-1': [{name: 'unknown-session', change: withQuery({session_id: '0'.repeat(32)})}],
  'download-files-batch': [{name: 'unknown', change: withJson([UNKNOWN_ID])}],
  'delete-files-batch': [{name: 'unknown', change: withJson([UNKNOWN_ID])}],
  'download-file-2': [
    {name: 'chinese-name', stage: namedFile('会议记录.txt', '九月')},
    {
      name: 'not-text',
      stage: namedFile('scan.bin', new Uint8Array([0xff, 0xfe, 0x80])),
      change: withQuery({return_content: 'true'}),
    },
  ],
  'upload-user-file': [{name: 'no-name', change: withFileName('')}],
  'upload-user-file-1': [{name: 'no-name', change: withFileName('')}],
  'delete-server': [{name: 'never-added', change: withServerName('never-added')}],
  'get-servers': [
    {
      name: 'second-user',
      stage: async (api) => {
        await api.json('GET', '/api/v2/mcp/servers');
        return asOwnUser(() => ({}))(api);
      },
    },
  ],
  'get-elevenlabs-voice-ids': [
    {
      name: 'service-failure',
      stage: asOwnUser(async ({api}) => {
        await api.json('POST', '/api/v1/variables/', {
          name: 'ELEVENLABS_API_KEY',
          value: 'sk-your-elevenlabs-key',
          type: 'Credential',
          default_fields: [],
        });
        return {};
      }),
    },
  ],
  logs: [
    {name: 'before-and-after', change: withQuery({lines_before: '1', lines_after: '1'})},
    {name: 'after-nothing', change: withQuery({lines_before: '0', lines_after: '1'})},
  ],
};

function withJson(value: unknown) {
  return (request: SampleRequest): SampleRequest => ({...request, body: {kind: 'json', value}});
}

/** Some fields of the printed body. */
function withFields(fields: Record<string, unknown>) {
  return (request: SampleRequest): SampleRequest =>
    request.body?.kind === 'json'
      ? {...request, body: {kind: 'json', value: {...(request.body.value as object), ...fields}}}
      : request;
}

function withForm(fields: Record<string, string>) {
  return (request: SampleRequest): SampleRequest =>
    request.body?.kind === 'form'
      ? {
          ...request,
          body: {
            kind: 'form',
            fields: request.body.fields
              .map(([name, value]): [string, string] => [name, fields[name] ?? value])
              .filter(([, value]) => value !== ''),
          },
        }
      : request;
}

function withoutBody(request: SampleRequest): SampleRequest {
  return {...request, body: undefined};
}

function withFileName(name: string) {
  return (request: SampleRequest): SampleRequest => ({
    ...request,
    body: {kind: 'multipart', files: [['file', name]], fields: []},
  });
}

function withQuery(values: Record<string, string>) {
  return (request: SampleRequest): SampleRequest => ({
    ...request,
    query: Object.entries({...Object.fromEntries(request.query), ...values}),
  });
}

function withServerName(value: string) {
  return (request: SampleRequest): SampleRequest => ({
    ...request,
    path: request.path.map((part) => (typeof part === 'string' ? part : {...part, value})),
  });
}

/** An API key where only a token is accepted. */
function withKey(request: SampleRequest): SampleRequest {
  return {...request, headers: [['x-api-key', {variable: 'LANGFLOW_API_KEY'}]]};
}

function withFiles(files: Record<string, string>): SetStage {
  return () => ({files});
}

function noStoreKey(): Case {
  return {name: 'no-store-key', stage: asOwnUser(() => ({}))};
}

function wrongStoreKey(): Case {
  return {
    name: 'wrong-store-key',
    stage: asOwnUser(async (user) => {
      await saveStoreKey(user, 'unknown-to-the-store');
      return {};
    }),
  };
}

/** For a server whose store does not answer. */
function storeDown(): Case {
  return {name: 'store-down', stage: storeUser(), onlyIfAsked: true};
}

function withOwnId(api: Api) {
  return asOwnUser(({id}) => ({path: {user_id: id}}))(api);
}

/** A user who waits for approval, or one who was active before. */
function inactiveLogin(wasActive: boolean): SetStage {
  return async (api) => {
    const password = 'Lf-2025-change-me';
    const username = `sample-${process.pid}-${Date.now()}-0`;
    const {id} = await api.json<{id: string}>('POST', '/api/v1/users/', {username, password});
    if (wasActive) {
      await api.json('PATCH', `/api/v1/users/${id}`, {is_active: true});
      const body = new URLSearchParams({username, password});
      await fetch(`${api.url}/api/v1/login`, {method: 'POST', body});
      await api.json('PATCH', `/api/v1/users/${id}`, {is_active: false});
    }
    return {body: {username, password}};
  };
}

/** A flow whose first component cannot be built. */
function brokenFlow(parameter: string): SetStage {
  return withFlow(async (id, api) => {
    const flow = await api.json<{
      data: {nodes: {data: {node: {template: {code: {value: string}}}}}[]};
    }>('GET', `/api/v1/flows/${id}`);
    flow.data.nodes[0]!.data.node.template.code.value = 'class 客服(';
    await api.json('PATCH', `/api/v1/flows/${id}`, {data: flow.data});
    return {path: {[parameter]: id}};
  });
}

function namedFile(name: string, content: string | Uint8Array): SetStage {
  return asOwnUser(async ({api}) => {
    const form = new FormData();
    form.append('file', new Blob([content as BlobPart]), name);
    const response = await api.send('POST', '/api/v2/files', {body: form});
    return {path: {file_id: ((await response.json()) as {id: string}).id}};
  });
}
