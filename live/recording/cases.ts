import {
  describeRequest,
  type SampleRequest,
} from '../../plugins/api-reference/samples/describeRequest';
import type {Operation} from '../../plugins/api-reference/types';
import {makeUser, type Api} from '../kinds/samples/api';
import type {SetStage} from '../kinds/samples/setStage';
import {databaseFailure, OF_THE_DATABASE} from './databaseFailure';
import {provocations} from './provocations';
import {UNKNOWN_ID} from './unknownId';

/** One way to call an operation. */
export interface Case {
  name: string;
  /** Instead of the stage of the operation's samples. */
  stage?: SetStage;
  streaming?: boolean;
  /** Recorded only when asked for by name: the server must be broken first. */
  onlyIfAsked?: boolean;
  /** Sent twice, and the second answer counts. */
  repeated?: boolean;
  change?: (request: SampleRequest) => SampleRequest;
  /** Credentials in place of the right ones. */
  environment?: (api: Api) => Promise<Record<string, string>> | Record<string, string>;
}

/** Operations that create or remove something that has a name or an id. */
const REPEATED = [
  'create-flow',
  'create-project',
  'create-variable',
  'add-user',
  'add-server',
  'delete-flow',
  'delete-variable',
  'upload-user-file',
];

/** One success and every refusal that a caller can provoke without breaking the server. */
export function casesOf(operation: Operation): Case[] {
  return [
    {name: 'success'},
    ...(operation.streamQuery ? [{name: 'stream', streaming: true}] : []),
    ...credentialCases(operation),
    ...addressCases(operation),
    ...bodyCases(operation),
    ...cookieCases(operation),
    ...(REPEATED.includes(operation.slug) ? [{name: 'repeated', repeated: true}] : []),
    ...(provocations[operation.slug] ?? []),
    ...(OF_THE_DATABASE.includes(operation.slug) ? [databaseFailure] : []),
  ];
}

function credentialCases({security}: Operation): Case[] {
  if (security.length === 0) {
    return [];
  }
  const acceptsToken = security.flat().some(({kind}) => kind === 'bearer');
  return [
    {name: 'no-credentials', environment: () => ({LANGFLOW_API_KEY: '', LANGFLOW_TOKEN: ''})},
    {
      name: 'wrong-credentials',
      environment: () => ({LANGFLOW_API_KEY: 'sk-wrong', LANGFLOW_TOKEN: 'eyJ.wrong.token'}),
    },
    ...(acceptsToken ? [{name: 'wrong-token', change: withToken('eyJ.wrong.token')}] : []),
    {name: 'inactive-user', environment: inactiveUser},
  ];
}

/** The credentials of a user who was valid a moment ago. */
async function inactiveUser(api: Api): Promise<Record<string, string>> {
  const user = await makeUser(api);
  await api.json('PATCH', `/api/v1/users/${user.id}`, {is_active: false});
  return {LANGFLOW_API_KEY: user.api.key, LANGFLOW_TOKEN: user.token};
}

const withToken =
  (token: string) =>
  (request: SampleRequest): SampleRequest => ({...request, headers: [['Authorization', token]]});

/** Parts of a path that readers name themselves, with a slash if they like. */
const FREE_NAMES = ['session_id', 'server_name'];

function addressCases(operation: Operation): Case[] {
  const variables = describeRequest(operation).path.filter((part) => typeof part !== 'string');
  const typed = operation.parameters.filter(
    ({place, type}) => place === 'query' && !/\bstring(?! <)/.test(type),
  );
  return [
    ...(variables.length > 0 ? [{name: 'unknown', change: withPath(UNKNOWN_ID)}] : []),
    ...(variables.some(({encode}) => !encode)
      ? [{name: 'malformed', change: withPath('abc')}]
      : []),
    ...(variables.some(({name}) => FREE_NAMES.includes(name))
      ? [{name: 'slash', change: withPath('a/b')}]
      : []),
    ...(typed.length > 0
      ? [{name: 'wrong-query', change: withQuery(typed.map(({name}) => name))}]
      : []),
  ];
}

const withPath =
  (value: string) =>
  (request: SampleRequest): SampleRequest => ({
    ...request,
    path: request.path.map((part) => (typeof part === 'string' ? part : {...part, value})),
  });

const withQuery =
  (names: string[]) =>
  (request: SampleRequest): SampleRequest => ({
    ...request,
    query: [
      ...request.query.filter(([name]) => !names.includes(name)),
      ...names.map((name): [string, string] => [name, '错']),
    ],
  });

/** More than a server accepts that runs with LANGFLOW_MAX_FILE_SIZE_UPLOAD=1. */
export const TOO_LARGE = 'x'.repeat(1_200_000);

function bodyCases({body}: Operation): Case[] {
  if (!body) {
    return [];
  }
  const send = (sent: SampleRequest['body']) => (request: SampleRequest) => ({
    ...request,
    body: sent,
  });
  if (body.kind === 'json') {
    return [
      {name: 'wrong-body', change: send({kind: 'json', value: 42})},
      {name: 'too-large', change: send({kind: 'json', value: {filler: TOO_LARGE}})},
    ];
  }
  if (body.kind === 'form') {
    return [
      {
        name: 'wrong-password',
        change: (request) =>
          request.body?.kind === 'form'
            ? {
                ...request,
                body: {
                  kind: 'form',
                  fields: request.body.fields.map(([name, value]): [string, string] => [
                    name,
                    name === 'password' ? 'wrong' : value,
                  ]),
                },
              }
            : request,
      },
    ];
  }
  return [
    {name: 'wrong-body', change: send({kind: 'multipart', files: [], fields: [['other', 'x']]})},
    {name: 'too-large', change: withLargeFile},
  ];
}

const withLargeFile = (request: SampleRequest): SampleRequest =>
  request.body?.kind === 'multipart'
    ? {
        ...request,
        body: {
          ...request.body,
          files: request.body.files.map(([name]): [string, string] => [name, 'large.txt']),
        },
      }
    : request;

function cookieCases(operation: Operation): Case[] {
  if (describeRequest(operation).cookies.length === 0) {
    return [];
  }
  return [
    {name: 'no-cookie', change: (request) => ({...request, cookies: []})},
    {name: 'wrong-cookie', environment: () => ({LANGFLOW_REFRESH_TOKEN: 'eyJ.wrong.token'})},
  ];
}
