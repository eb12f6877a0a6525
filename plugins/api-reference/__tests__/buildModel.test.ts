import {expect, test} from 'vitest';
import {
  emptyResponse,
  idParameter,
  modelOf,
  ownDescription,
  smallDescription,
} from './describeDescription';

const schemes = `
  securitySchemes:
    Key: {type: apiKey, in: header, name: x-key, description: 密钥。}
    Token: {type: oauth2, description: 令牌。, flows: {}}
`;

test('alternatives of authentication stay apart, and schemes that go together stay together', async () => {
  const security = 'security:\n  - Key: []\n    Token: []\n  - Token: []\n';
  const text = smallDescription(security + idParameter + emptyResponse).trimEnd() + schemes;
  const {model} = await modelOf(text);
  const names = model.operations[0]!.security.map((set) => set.map(({name}) => name));
  expect(names).toEqual([['Key', 'Token'], ['Token']]);
});

test('an operation that says nothing of authentication is refused', async () => {
  const text = smallDescription(idParameter + emptyResponse).replace('security: []\n', '');
  await expect(modelOf(text)).rejects.toThrow(/没有写 security[\s\S]*openapi\.yaml:\d+/);
});

test('a scheme that is not registered is refused', async () => {
  const security = 'security:\n  - Kye: []\n';
  const text = smallDescription(security + idParameter + emptyResponse).trimEnd() + schemes;
  await expect(modelOf(text)).rejects.toThrow(/安全方案 Kye 没有登记[\s\S]*Key、Token/);
});

test('every type of a request body is kept, the first as the one that samples send', async () => {
  const body =
    'requestBody:\n  required: true\n  content:\n' +
    '    application/json: {schema: {type: object}, example: {}}\n' +
    '    text/plain: {schema: {type: string}, example: 你好}\n';
  const operation = await operationOf(idParameter + body + emptyResponse);
  expect(operation.body).toMatchObject({
    contentType: 'application/json',
    kind: 'json',
    required: true,
    others: [{contentType: 'text/plain', kind: 'text', example: '你好'}],
  });
});

test('a type that no sample can send is refused in the first place only', async () => {
  const body = 'requestBody:\n  content:\n    text/plain: {schema: {type: string}}\n';
  await expect(operationOf(idParameter + body + emptyResponse)).rejects.toThrow(
    /text\/plain 没有示例写法[\s\S]*openapi\.yaml:\d+/,
  );
});

test('an unknown type stops the build wherever it stands among the others', async () => {
  const body =
    'requestBody:\n  content:\n    application/json: {schema: {}}\n    text/csv: {schema: {}}\n';
  await expect(operationOf(idParameter + body + emptyResponse)).rejects.toThrow(
    /text\/csv[\s\S]*openapi\.yaml:\d+[\s\S]*处理：/,
  );
});

const operationOf = async (parts: string) => {
  const {model} = await modelOf(smallDescription(parts));
  return model.operations[0]!;
};

test('an operation without a body has none', async () => {
  const operation = await operationOf(idParameter + emptyResponse);
  expect(operation.body).toBeUndefined();
  expect(operation.responses[0]).toMatchObject({status: '204', contents: []});
});

test('a multipart body knows which fields are files', async () => {
  const {model} = await ownDescription();
  const upload = model.operations.find(({slug}) => slug === 'upload-file')!;
  expect(upload.body).toMatchObject({kind: 'multipart', required: true, fileFields: ['file']});
});

test('login takes a form', async () => {
  const {model} = await ownDescription();
  const login = model.operations.find(({slug}) => slug === 'login-to-get-access-token')!;
  expect(login.body).toMatchObject({
    kind: 'form',
    contentType: 'application/x-www-form-urlencoded',
  });
});

test('event streams are known as such, alone or beside JSON', async () => {
  const {model} = await ownDescription();
  const kinds = (slug: string) =>
    model.operations
      .find((operation) => operation.slug === slug)!
      .responses[0]!.contents.map(({kind}) => kind);
  expect(kinds('stream-logs')).toEqual(['stream']);
  expect(kinds('get-build-events')).toEqual(['stream']);
  expect(kinds('simplified-run-flow')).toEqual(['json', 'stream']);
  expect(kinds('download-file-1')).toEqual(['binary']);
});

test('a body of an unknown type stops with file, line and remedy', async () => {
  const body = `${idParameter}\nrequestBody:\n  content:\n    text/csv:\n      schema: {}\n${emptyResponse}`;
  await expect(operationOf(body)).rejects.toThrow(/text\/csv[\s\S]*openapi\.yaml:\d+[\s\S]*处理：/);
});

test('an operationId that differs from the slug stops with both names', async () => {
  const text = smallDescription(idParameter + emptyResponse).replace('Make Thing', 'Make Things');
  await expect(modelOf(text)).rejects.toThrow(/make-thing，而.*make-things/);
});

test.each([
  ['操作里的 callbacks', 'callbacks: {}\n' + idParameter + emptyResponse],
  ['参数里的 style', idParameter.replace('in: path', 'in: path\n    style: label') + emptyResponse],
  ['响应里的 links', `${idParameter}${emptyResponse.trimEnd()}\n    links: {}\n`],
  [
    '响应头里的 style',
    `${idParameter}${emptyResponse.trimEnd()}\n    headers: {Location: {style: simple}}\n`,
  ],
  [
    '内容里的 encoding',
    `${idParameter}\nrequestBody:\n  content:\n    multipart/form-data: {schema: {}, encoding: {}}\n${emptyResponse}`,
  ],
  ['模式里的 not', idParameter.replace('type: string', 'not: {type: string}') + emptyResponse],
])('%s, which pages would leave out, stops with its line', async (what, parts) => {
  await expect(operationOf(parts)).rejects.toThrow(
    new RegExp(`${what} 页面还不会表达[\\s\\S]*openapi\\.yaml:\\d+`),
  );
});

test.each([
  ['apiKey cookie', '{type: apiKey, in: cookie, name: session}'],
  ['http basic', '{type: http, scheme: basic}'],
  ['openIdConnect', '{type: openIdConnect, openIdConnectUrl: https://example.com}'],
])('a scheme of the kind %s, which no sample could send, is refused', async (kind, scheme) => {
  const text = `${smallDescription(idParameter + emptyResponse)}  securitySchemes:\n    Key: ${scheme}\n`;
  await expect(modelOf(text)).rejects.toThrow(
    new RegExp(`安全方案里的 ${kind} 页面还不会表达[\\s\\S]*openapi\\.yaml:\\d+`),
  );
});

test.each([
  ['描述里的 webhooks', 'webhooks: {}\n'],
  ['组件里的 requestBodies', '  requestBodies: {}\n'],
])('%s, which no page would show, stops with its line', async (what, addition) => {
  const text = smallDescription(idParameter + emptyResponse) + addition;
  await expect(modelOf(text)).rejects.toThrow(
    new RegExp(`${what} 页面还不会表达[\\s\\S]*openapi\\.yaml:\\d+`),
  );
});

test('a call that the official client does not have is refused', async () => {
  const call = 'x-client: flow.walk\n';
  await expect(operationOf(call + idParameter + emptyResponse)).rejects.toThrow(
    /没有 flow\.walk[\s\S]*flow\.run/,
  );
});

test('a tag that is not registered stops at its line', async () => {
  const text = smallDescription(idParameter + emptyResponse).replace('- Things', '- Stuff');
  await expect(modelOf(text)).rejects.toThrow(/标签 Stuff 没有登记[\s\S]*openapi\.yaml:\d+/);
});

test('corrections over the upstream description are in place', async () => {
  const {bundle, model} = await ownDescription();
  const text = JSON.stringify(bundle.document);
  expect(model.auth.map(({name}) => name)).toEqual([
    'ApiKeyHeader',
    'ApiKeyQuery',
    'OAuth2PasswordBearer',
  ]);
  expect(text).not.toContain('API key header');
  expect(model.serverUrl).toBe('http://localhost:7860');
});
