import {type Api, makeUser} from './api';
import {conversation, messageIds, oddSession} from './conversationStages';
import {makeFlow} from './makeFlow';
import {makeProject} from './makeProject';
import {globalMcp, projectMcp, withMcpServer, withoutMcpServer} from './mcpStages';
import {asOwnUser, type SetStage, withFlow} from './setStage';
import {sharedComponent, storeUser} from './storeStages';

const flowInPath = withFlow((flow_id) => ({path: {flow_id}}));
const flowInQuery = withFlow((flow_id) => ({query: {flow_id}}));

const projectInPath: SetStage = async (api) => ({path: {project_id: await makeProject(api)}});
const folderInPath: SetStage = async (api) => ({path: {folder_id: await makeProject(api)}});

const filledProject: SetStage = async (api) => {
  const project_id = await makeProject(api);
  await makeFlow(api, {folder_id: project_id});
  return {path: {project_id, folder_id: project_id}};
};

const upload = async (api: Api, path: string, name: string, content: string | Uint8Array) => {
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart]), name);
  const response = await api.send('POST', path, {body: form});
  return (await response.json()) as {id: string; file_path: string; path: string};
};

/** The smallest picture: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const flowFile = (name: string) =>
  withFlow(async (flow_id, api) => {
    const content = name.endsWith('.png') ? PIXEL : '九月的会议记录';
    const {file_path} = await upload(api, `/api/v1/files/upload/${flow_id}`, name, content);
    return {path: {flow_id, file_name: file_path.split('/').at(-1) ?? ''}};
  });

const userFile = asOwnUser(async ({api}) => {
  const {id} = await upload(api, '/api/v2/files', 'notes.txt', '九月的会议记录');
  return {path: {file_id: id}};
});

const twoUserFiles = asOwnUser(async ({api}) => {
  const first = await upload(api, '/api/v2/files', 'notes.txt', '九月的会议记录');
  const second = await upload(api, '/api/v2/files', 'plan.txt', '十月的计划');
  return {body: [first.id, second.id]};
});

const ownFiles = asOwnUser(async ({api}) => {
  await upload(api, '/api/v2/files', 'notes.txt', '九月的会议记录');
  return {};
});

const notes = {'notes.txt': '九月的会议记录\n'};

const startBuild = withFlow(async (flow_id, api) => {
  const {job_id} = await api.json<{job_id: string}>('POST', `/api/v1/build/${flow_id}/flow`, {
    inputs: {input_value: '你好', session: 'customer-1024'},
  });
  return {path: {job_id}};
});

const exportedFlow = async (api: Api, flowId: string) =>
  JSON.stringify(await api.json('GET', `/api/v1/flows/${flowId}`));

const exportedProject: SetStage = withFlow(async (flowId, api) => ({
  files: {
    'project.json': JSON.stringify({
      folder_name: '客服中心',
      folder_description: '售后和咨询相关的流程',
      flows: [JSON.parse(await exportedFlow(api, flowId))],
    }),
  },
}));

const makeVariable = asOwnUser(async ({api}) => {
  const {id} = await api.json<{id: string}>('POST', '/api/v1/variables/', {
    name: 'support_openai_key',
    value: 'sk-your-openai-key',
    type: 'Credential',
    default_fields: ['OpenAI API Key'],
  });
  return {path: {variable_id: id}, body: {id, value: 'sk-your-new-openai-key'}};
});

/** A server that nobody calls writes no logs, and its stream only says that it is still there. */
const writingLogs = withFlow((flow_id, api) => {
  const run = () => api.send('POST', `/api/v1/run/${flow_id}`).catch(() => undefined);
  const timer = setInterval(() => void run(), 1000);
  return {need: 'LANGFLOW_LOG_RETRIEVER_BUFFER_SIZE', close: () => clearInterval(timer)};
});

/** One entry for each operation that does not run as printed on an empty server. */
export const stages: Record<string, SetStage> = {
  'retrieve-vertices-order': flowInPath,
  'build-flow': flowInPath,
  'get-build-events': startBuild,
  'cancel-build': startBuild,
  'build-vertex': withFlow((flow_id) => ({path: {flow_id, vertex_id: 'ChatInput-jFwUm'}})),
  'build-vertex-stream': withFlow((flow_id) => ({path: {flow_id, vertex_id: 'ChatOutput-q81Hn'}})),
  'build-public-tmp': async (api) => {
    const flow_id = await makeFlow(api, {access_type: 'PUBLIC'});
    const {data} = await api.json<{data: unknown}>('GET', `/api/v1/flows/${flow_id}`);
    return {path: {flow_id}, body: {data}};
  },
  'simplified-run-flow': withFlow((id) => ({path: {flow_id_or_name: id}})),
  'webhook-run-flow': withFlow((id) => ({path: {flow_id_or_name: id}})),
  'experimental-run-flow': flowInPath,
  process: withFlow((id) => ({path: {_flow_id: id}, refusal: 400})),
  'process-1': withFlow((id) => ({path: {_flow_id: id}, refusal: 400})),
  'get-task-status': () => ({refusal: 400}),
  'create-upload-file': withFlow((flow_id) => ({path: {flow_id}, files: notes})),
  'check-if-store-has-api-key': storeUser(),
  'share-component': storeUser(),
  'get-components': sharedComponent,
  'update-shared-component': sharedComponent,
  'download-component': sharedComponent,
  'get-list-of-components-liked-by-user': storeUser(() => ({refusal: 500})),
  'like-component': sharedComponent,
  'create-flow': asOwnUser(async ({api}) => ({body: {folder_id: await makeProject(api)}})),
  'delete-multiple-flows': async (api) => ({body: [await makeFlow(api), await makeFlow(api)]}),
  'read-flow': flowInPath,
  'update-flow': asOwnUser(async ({api}) => ({path: {flow_id: await makeFlow(api)}})),
  'delete-flow': flowInPath,
  'read-public-flow': async (api) => ({
    path: {flow_id: await makeFlow(api, {access_type: 'PUBLIC'})},
  }),
  'create-flows': asOwnUser(async ({api}) => {
    const folder_id = await makeProject(api);
    return {body: {flows: [{folder_id}, {folder_id}]}};
  }),
  'upload-file': withFlow(async (id, api) => ({
    files: {'flow.json': await exportedFlow(api, id)},
  })),
  'download-multiple-file': withFlow((id) => ({body: [id]})),
  'add-user': () => ({body: {username: `zhangwei-${Date.now()}`}}),
  'patch-user': async (api) => ({path: {user_id: (await makeUser(api)).id}}),
  'delete-user': async (api) => ({path: {user_id: (await makeUser(api)).id}}),
  'reset-password': asOwnUser(({id, token}) => ({
    path: {user_id: id},
    environment: {LANGFLOW_TOKEN: token},
  })),
  'delete-api-key-route': asOwnUser(async ({api}) => ({
    path: {
      api_key_id: (await api.json<{id: string}>('POST', '/api/v1/api_key/', {name: '旧密钥'})).id,
    },
  })),
  'save-store-api-key': asOwnUser(({token}) => ({environment: {LANGFLOW_TOKEN: token}})),
  'login-to-get-access-token': asOwnUser(({username, password}) => ({
    body: {username, password},
  })),
  'refresh-token': asOwnUser(({refreshToken}) => ({
    environment: {LANGFLOW_REFRESH_TOKEN: refreshToken},
  })),
  'auto-login': () => ({need: 'LANGFLOW_AUTO_LOGIN=true'}),
  'create-variable': asOwnUser(() => ({})),
  'update-variable': makeVariable,
  'delete-variable': makeVariable,
  'upload-file-1': withFlow((flow_id) => ({path: {flow_id}, files: notes})),
  'download-file': flowFile('notes.txt'),
  'download-image': flowFile('photo.png'),
  'list-files': flowFile('notes.txt'),
  'delete-file': flowFile('notes.txt'),
  'get-vertex-builds': flowInQuery,
  'delete-vertex-builds': flowInQuery,
  'get-message-sessions': conversation,
  'get-messages': conversation,
  'delete-messages': withFlow(async (flow_id, api) => {
    await api.json('POST', `/api/v1/run/${flow_id}`, {input_value: '你好'});
    return {body: await messageIds(api, flow_id)};
  }),
  'update-message': withFlow(async (flow_id, api) => {
    await api.json('POST', `/api/v1/run/${flow_id}`, {input_value: '你好'});
    return {path: {message_id: (await messageIds(api, flow_id))[0] ?? ''}};
  }),
  'update-session-id': oddSession,
  'delete-messages-session': oddSession,
  'get-transactions': flowInQuery,
  'create-folder-redirect': asOwnUser(() => ({})),
  'read-folder-redirect': folderInPath,
  'update-folder-redirect': asOwnUser(({api}) => folderInPath(api)),
  'delete-folder-redirect': folderInPath,
  'download-file-redirect': filledProject,
  'upload-file-redirect': exportedProject,
  'create-project': asOwnUser(async ({api}) => ({body: {flows_list: [await makeFlow(api)]}})),
  'read-project': projectInPath,
  'update-project': asOwnUser(({api}) => projectInPath(api)),
  'delete-project': projectInPath,
  'download-file-1': filledProject,
  'upload-file-2': exportedProject,
  'handle-messages': globalMcp,
  'handle-messages-1': globalMcp,
  'get-elevenlabs-voice-ids': () => ({need: 'ElevenLabs 的密钥'}),
  'list-project-tools': projectInPath,
  'handle-project-messages': projectMcp,
  'handle-project-messages-with-slash': projectMcp,
  'update-project-mcp-settings': async (api) => {
    const project_id = await makeProject(api);
    const id = await makeFlow(api, {folder_id: project_id});
    return {path: {project_id}, body: [{id}]};
  },
  'handle-project-sse': projectInPath,
  'install-mcp-config': projectInPath,
  'check-installed-mcp-servers': projectInPath,
  'upload-user-file': asOwnUser(() => ({files: notes})),
  'delete-all-files': ownFiles,
  'upload-user-file-1': asOwnUser(() => ({files: notes})),
  'delete-all-files-1': ownFiles,
  'download-files-batch': twoUserFiles,
  'delete-files-batch': twoUserFiles,
  'download-file-2': userFile,
  // The name of a file is unique on the whole server in 1.5.0.
  'edit-file-name': async (api) => ({
    ...(await userFile(api)),
    query: {name: `quarterly-report-${Date.now()}`},
  }),
  'delete-file-1': userFile,
  'stream-logs': writingLogs,
  logs: () => ({need: 'LANGFLOW_LOG_RETRIEVER_BUFFER_SIZE'}),
  'get-server-endpoint': withMcpServer,
  'add-server': withoutMcpServer,
  'update-server-endpoint': withMcpServer,
  'delete-server': withMcpServer,
};
