import {randomUUID} from 'node:crypto';
import {type Filter, matchFilter} from './matchFilter';

export interface Account {
  id: string;
  username: string;
}

interface Component extends Record<string, unknown> {
  id: string;
  name?: unknown;
  private?: unknown;
  user_created: Account;
  tags: {tags_id: Tag}[];
  liked_by: {directus_users_id: string}[];
  downloads: string[];
}

interface Tag {
  id: string;
  name: string;
}

/** An error as Directus words it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

/** The ids are those of the examples in the API description. */
export const TAGS: Tag[] = [
  {id: 'd442c88b-7f3e-4a19-b650-1c8e2f9d4a07', name: 'Utilities'},
  {id: '7b0e95c2-41d8-4f6a-93c7-e8a25d103f64', name: 'Chatbots'},
];

/** What the accounts of the store have shared, and who likes it. */
export class ComponentShelf {
  readonly #components = new Map<string, Component>();

  /** The public ones and the account's own. */
  find(filter: Filter, account: Account | undefined): Component[] {
    return [...this.#components.values()].filter(
      (component) => isVisible(component, account) && matchFilter(component, filter),
    );
  }

  get(id: string, account: Account | undefined): Component {
    const component = this.#components.get(id);
    // Directus tells nobody whether something is missing or only hidden.
    if (!component || !isVisible(component, account)) {
      throw forbidden();
    }
    return component;
  }

  add(sent: Record<string, unknown>, account: Account): Component {
    const id = randomUUID();
    const empty = {id, user_created: account, tags: [], liked_by: [], downloads: []};
    return this.#put(empty, sent);
  }

  change(id: string, sent: Record<string, unknown>, account: Account): Component {
    const component = this.get(id, account);
    if (component.user_created.id !== account.id) {
      throw forbidden();
    }
    return this.#put(component, sent);
  }

  /** A list with one id after a like, a number after its removal: the product tells them apart by that. */
  toggleLike(id: string, account: Account): number[] | number {
    const component = this.get(id, account);
    const others = component.liked_by.filter(
      ({directus_users_id}) => directus_users_id !== account.id,
    );
    const removed = others.length < component.liked_by.length;
    component.liked_by = removed ? others : [...others, {directus_users_id: account.id}];
    return removed ? 1 : [1];
  }

  countDownload(id: string, account: Account): object {
    this.get(id, account).downloads.push(account.id);
    return {};
  }

  #put(component: Component, {tags, ...sent}: Record<string, unknown>): Component {
    const next = {...component, ...sent, ...(tags ? {tags: tagsOf(tags)} : {})};
    const taken = this.find({name: {_eq: next.name}}, next.user_created).some(
      (other) => other.id !== next.id && other.user_created.id === next.user_created.id,
    );
    // The store's rule about names fails inside Directus, which says no more than this.
    if (taken) {
      throw new Refusal(500, 'An unexpected error occurred.', 'INTERNAL_SERVER_ERROR');
    }
    this.#components.set(next.id, next);
    return next;
  }
}

const isVisible = (component: Component, account: Account | undefined) =>
  component.private === false || component.user_created.id === account?.id;

const forbidden = () => new Refusal(403, "You don't have permission to access this.", 'FORBIDDEN');

function tagsOf(sent: unknown): {tags_id: Tag}[] {
  return (sent as {tags_id: string}[]).map(({tags_id}) => {
    const tag = TAGS.find(({id}) => id === tags_id);
    if (!tag) {
      const message = 'Invalid foreign key for field "tags_id" in collection "components_tags".';
      throw new Refusal(400, message, 'INVALID_FOREIGN_KEY');
    }
    return {tags_id: tag};
  });
}
