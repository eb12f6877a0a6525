import {createHash} from 'node:crypto';
import {type Account, ComponentShelf, Refusal, TAGS} from './ComponentShelf';
import {answerJson, listen, type StandIn} from './listen';
import type {Filter} from './matchFilter';

/** A key that begins like this is an account of its own; the store refuses every other one. */
export const STORE_KEY = 'store-';

type Item = Record<string, unknown>;

interface Call {
  /** A reader without a key sees what is public. */
  account: Account | undefined;
  /** For what needs an account. */
  owner: () => Account;
  query: URLSearchParams;
  id: string;
  sent: () => Item;
}

type Answer = (call: Call, shelf: ComponentShelf) => unknown;

const answers: Record<string, Answer> = {
  'GET /users/me': ({owner, query}, shelf) => {
    const likes = shelf.find({liked_by: {directus_users_id: {_eq: owner().id}}}, owner());
    return {data: pickFields({...owner(), likes: likes.map(({id}) => id)}, query)};
  },
  'GET /items/tags': ({query}) => ({data: TAGS.map((tag) => pickFields({...tag}, query))}),
  'GET /items/components': ({account, query}, shelf) => {
    const found = shelf.find(JSON.parse(query.get('filter') ?? '{}') as Filter, account);
    if (query.has('aggregate')) {
      return {data: [{count: String(found.length)}]};
    }
    const limit = Number(query.get('limit') ?? 100);
    const start = (Number(query.get('page') ?? 1) - 1) * limit;
    const page = sortItems(found, query.get('sort')).slice(start, start + limit);
    return {
      data: page.map((component) => pickFields(component, query)),
      ...(query.has('meta') ? {meta: {filter_count: found.length}} : {}),
    };
  },
  'GET /items/components/:id': ({account, id, query}, shelf) => ({
    data: pickFields(shelf.get(id, account), query),
  }),
  'POST /items/components': ({owner, sent}, shelf) => ({data: shelf.add(sent(), owner())}),
  'PATCH /items/components/:id': ({owner, id, sent}, shelf) => ({
    data: shelf.change(id, sent(), owner()),
  }),
  'POST /flows/trigger/like': ({owner, sent}, shelf) =>
    shelf.toggleLike(String(sent().component_id), owner()),
  'POST /flows/trigger/download': ({owner, sent}, shelf) =>
    shelf.countDownload(String(sent().component_id), owner()),
};

/** The component store as the product calls it: a Directus with tags, components and two webhooks. */
export function startComponentStore(port = 0): Promise<StandIn> {
  const shelf = new ComponentShelf();
  return listen((request, body, response) => {
    const {pathname, searchParams: query} = new URL(request.url ?? '/', 'http://localhost');
    const id = /^\/items\/components\/(.+)$/.exec(pathname)?.[1] ?? '';
    const route = `${request.method} ${id ? '/items/components/:id' : pathname}`;
    try {
      const answer = answers[route];
      if (!answer) {
        throw new Refusal(404, `Route ${pathname} doesn't exist.`, 'ROUTE_NOT_FOUND');
      }
      const account = accountOf(request.headers.authorization);
      const sent = () => JSON.parse(body) as Item;
      const owner = () => account ?? refuseKey();
      answerJson(response, answer({account, owner, query, id, sent}, shelf));
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      const {status, message, code} = error;
      answerJson(response, {errors: [{message, extensions: {code}}]}, status);
    }
  }, port);
}

/** What the product sets to reach this store instead of the real one. */
export function storeSettings({url}: StandIn): Record<string, string> {
  return {
    LANGFLOW_STORE_URL: url,
    LANGFLOW_LIKE_WEBHOOK_URL: `${url}/flows/trigger/like`,
    LANGFLOW_DOWNLOAD_WEBHOOK_URL: `${url}/flows/trigger/download`,
  };
}

/** Directus refuses a wrong key even where none is needed. */
function accountOf(authorization: string | undefined): Account | undefined {
  if (!authorization) {
    return undefined;
  }
  const key = authorization.replace(/^Bearer /, '');
  if (!key.startsWith(STORE_KEY)) {
    refuseKey();
  }
  const hash = createHash('md5').update(key).digest('hex');
  const id = hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return {id, username: key.slice(STORE_KEY.length)};
}

function refuseKey(): never {
  throw new Refusal(401, 'Invalid user credentials.', 'INVALID_CREDENTIALS');
}

const pickFields = (item: Item, query: URLSearchParams): Item =>
  query.has('fields') ? pick(item, query.get('fields')!.split(',')) : item;

/** Fields, parts of what they refer to, and counts: `id`, `user_created.username`, `count(liked_by)`. */
function pick(item: Item, fields: string[]): Item {
  const picked: Item = {};
  for (const field of fields) {
    const counted = countedField(field);
    const name = field.split('.')[0]!;
    if (counted) {
      picked[`${counted}_count`] = valueOf(item, field);
    } else {
      picked[name] = pickParts(item[name], partsOf(fields, name));
    }
  }
  return picked;
}

const partsOf = (fields: string[], name: string) =>
  fields
    .filter((field) => field.startsWith(`${name}.`))
    .map((field) => field.slice(name.length + 1));

function pickParts(value: unknown, parts: string[]): unknown {
  if (parts.length === 0) {
    return value ?? null;
  }
  return Array.isArray(value)
    ? value.map((one) => pick(one as Item, parts))
    : pick(value as Item, parts);
}

const countedField = (field: string) => /^count\((.+)\)$/.exec(field)?.[1];

function valueOf(item: Item, field: string): unknown {
  const counted = countedField(field);
  return counted ? (item[counted] as unknown[]).length : item[field];
}

/** `-count(downloads),name`: a minus turns the order round. */
function sortItems<T extends Item>(items: T[], sort: string | null): T[] {
  const keys = sort
    ?.split(',')
    .map((key) => ({field: key.replace(/^-/, ''), down: key[0] === '-'}));
  return items.toSorted((a, b) => {
    for (const {field, down} of keys ?? []) {
      const [first, second] = [valueOf(a, field), valueOf(b, field)] as [string, string];
      if (first !== second) {
        return first < second === down ? 1 : -1;
      }
    }
    return 0;
  });
}
