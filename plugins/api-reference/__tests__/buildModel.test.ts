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

test('two types of request body are refused, because pages show one', async () => {
  const body =
    'requestBody:\n  content:\n    application/json: {schema: {}}\n    multipart/form-data: {schema: {}}\n';
  await expect(operationOf(idParameter + body + emptyResponse)).rejects.toThrow(
    /2 种类型[\s\S]*openapi\.yaml:\d+/,
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
