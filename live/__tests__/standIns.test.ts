import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startComponentStore} from '../stand-ins/componentStore';
import {startModelService} from '../stand-ins/modelService';
import {startWebhookReceiver} from '../stand-ins/webhookReceiver';
import {startWebSite} from '../stand-ins/webSite';
import type {StandIn} from '../stand-ins/listen';

const tool = {
  type: 'function',
  function: {
    name: 'search_orders',
    parameters: {
      type: 'object',
      required: ['query'],
      properties: {query: {type: 'string'}, limit: {type: 'integer'}},
    },
  },
};
const question = {role: 'user', content: '订单 1024 在哪里？'};

describe('the model service', () => {
  let model: StandIn;
  beforeAll(async () => {
    model = await startModelService();
  });
  afterAll(() => model.close());

  const post = (path: string, body: object) =>
    fetch(model.url + path, {method: 'POST', body: JSON.stringify(body)});
  const chat = async (body: object) => {
    const response = await post('/v1/chat/completions', {model: 'gpt-4o-mini', ...body});
    const {choices} = (await response.json()) as {
      choices: {
        finish_reason: string;
        message: {content: string; tool_calls?: {function: {arguments: string}}[]};
      }[];
    };
    return choices[0]!;
  };

  test('answers a question with the question, twice the same', async () => {
    const first = await chat({messages: [question]});
    expect(first.message.content).toBe('收到的问题：订单 1024 在哪里？');
    expect(await chat({messages: [question]})).toEqual(first);
  });

  test('calls an offered tool with the fields that it requires', async () => {
    const {finish_reason, message} = await chat({messages: [question], tools: [tool]});
    expect(finish_reason).toBe('tool_calls');
    expect(message.tool_calls).toEqual([
      {
        id: 'call_stand_in',
        type: 'function',
        function: {name: 'search_orders', arguments: '{"query":"订单 1024 在哪里？"}'},
      },
    ]);
  });

  test('speaks about the result once the tool has answered', async () => {
    const messages = [question, {role: 'assistant'}, {role: 'tool', content: '已发货'}];
    const {finish_reason, message} = await chat({messages, tools: [tool]});
    expect(finish_reason).toBe('stop');
    expect(message.content).toBe('工具返回：已发货');
  });

  test('fills a list whose default is an empty text', async () => {
    const parameters = {
      type: 'object',
      properties: {urls: {type: 'array', items: {type: 'string'}, default: ''}},
    };
    const fetching = {type: 'function', function: {name: 'fetch_content', parameters}};
    const {message} = await chat({messages: [question], tools: [fetching]});
    expect(JSON.parse(message.tool_calls![0]!.function.arguments)).toEqual({
      urls: ['订单 1024 在哪里？'],
    });
  });

  test('calls the tool again when a new question follows an old result', async () => {
    const messages = [question, {role: 'tool', content: '已发货'}, {role: 'assistant'}, question];
    expect((await chat({messages, tools: [tool]})).finish_reason).toBe('tool_calls');
  });

  test('streams the same text in pieces and ends with [DONE]', async () => {
    const response = await post('/v1/chat/completions', {messages: [question], stream: true});
    const events = (await response.text()).trim().split('\n\n');
    expect(events.pop()).toBe('data: [DONE]');
    const deltas = events.map(
      (event) =>
        (JSON.parse(event.slice('data: '.length)) as {choices: {delta: {content?: string}}[]})
          .choices[0]!.delta.content ?? '',
    );
    expect(deltas.length).toBeGreaterThan(3);
    expect(deltas.join('')).toBe('收到的问题：订单 1024 在哪里？');
  });

  test('gives like texts close vectors, as numbers or base64', async () => {
    const ask = async (body: object) =>
      (
        (await (
          await post('/v1/embeddings', {model: 'text-embedding-3-small', ...body})
        ).json()) as {
          data: {embedding: number[] & string}[];
        }
      ).data.map(({embedding}) => embedding);
    const [warranty, warranties, weather] = await ask({
      input: ['耳机的保修期', '耳机的保修期多久', '今天的天气'],
    });
    const near = (one: number[], other: number[]) =>
      one.reduce((sum, value, index) => sum + value * other[index]!, 0);
    expect(warranty).toHaveLength(1536);
    expect(near(warranty!, warranties!)).toBeGreaterThan(near(warranty!, weather!));
    const [packed] = await ask({input: '耳机的保修期', encoding_format: 'base64'});
    expect(Buffer.from(packed!, 'base64')).toHaveLength(1536 * 4);
  });

  test('lists models, and says which path it does not know', async () => {
    const list = (await (await fetch(`${model.url}/v1/models`)).json()) as {data: {id: string}[]};
    expect(list.data.map(({id}) => id)).toContain('gpt-4o-mini');
    const unknown = await fetch(`${model.url}/v1/audio`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('/v1/audio');
  });
});

test('the web site links its pages and has no others', async () => {
  const site = await startWebSite();
  const home = await (await fetch(site.url)).text();
  for (const [, path] of home.matchAll(/href="([^"]+)"/g)) {
    expect((await fetch(site.url + path)).status).toBe(200);
  }
  expect((await fetch(`${site.url}/missing`)).status).toBe(404);
  await site.close();
});

test('the receiver lists what it was sent until it is told to forget', async () => {
  const receiver = await startWebhookReceiver();
  const received = async (method = 'GET') =>
    (await (await fetch(`${receiver.url}/received`, {method})).json()) as object[];
  await fetch(`${receiver.url}/orders`, {method: 'POST', body: '{"order_id":1024}'});
  expect(await received()).toMatchObject([
    {method: 'POST', path: '/orders', body: '{"order_id":1024}'},
  ]);
  expect(await received('DELETE')).toEqual([]);
  await receiver.close();
});

describe('the component store', () => {
  let store: StandIn;
  beforeAll(async () => {
    store = await startComponentStore();
  });
  afterAll(() => store.close());

  const call = async (method: string, path: string, account?: string, body?: object) => {
    const response = await fetch(store.url + path, {
      method,
      headers: account ? {authorization: `Bearer ${account}`} : {},
      body: body && JSON.stringify(body),
    });
    const answer = (await response.json()) as {data: Record<string, unknown>[]; errors?: unknown};
    return {status: response.status, ...answer};
  };
  const share = (account: string, component: object) =>
    call('POST', '/items/components', account, component);
  const namesOf = async (query: Record<string, string>, account?: string) => {
    const search = new URLSearchParams({...query, fields: 'name'});
    return (await call('GET', `/items/components?${search}`, account)).data.map(({name}) => name);
  };

  test('refuses a key that it did not issue', async () => {
    expect((await call('GET', '/users/me', 'somebody')).status).toBe(401);
    expect((await call('GET', '/users/me')).status).toBe(401);
  });

  test('shows strangers what is public, and the owner everything', async () => {
    await share('store-lin', {name: '公开', private: false});
    await share('store-lin', {name: '私有', private: true});
    expect(await namesOf({})).toEqual(['公开']);
    expect(await namesOf({sort: 'name'}, 'store-lin')).toEqual(['公开', '私有']);
  });

  test('finds by text and by tag', async () => {
    const tags = [{tags_id: 'd442c88b-7f3e-4a19-b650-1c8e2f9d4a07'}];
    await share('store-wang', {name: 'Shorten', private: false, tags});
    const byText = {_or: [{name: {_icontains: 'SHORT'}}, {description: {_icontains: 'SHORT'}}]};
    const byTag = {tags: {_and: [{_some: {tags_id: {name: {_eq: 'Utilities'}}}}]}};
    for (const filter of [byText, byTag]) {
      expect(await namesOf({filter: JSON.stringify({_and: [filter]})})).toEqual(['Shorten']);
    }
  });

  test('takes a name once per account', async () => {
    await share('store-zhao', {name: '摘要'});
    expect((await share('store-zhao', {name: '摘要'})).status).toBe(500);
    expect((await share('store-qian', {name: '摘要'})).status).toBe(200);
  });

  test('a second like takes the first away', async () => {
    const {data} = await share('store-sun', {name: '翻译', private: false});
    const component_id = (data as unknown as {id: string}).id;
    const like = () => call('POST', '/flows/trigger/like', 'store-li', {component_id});
    await like();
    const search = new URLSearchParams({fields: 'count(liked_by)'});
    const count = () => call('GET', `/items/components/${component_id}?${search}`);
    expect((await count()).data).toEqual({liked_by_count: 1});
    await like();
    expect((await count()).data).toEqual({liked_by_count: 0});
  });
});
