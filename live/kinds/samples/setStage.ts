import {type Api, makeUser, type User} from './api';
import {makeFlow} from './makeFlow';

/** What a sample finds when it runs: real ids instead of the printed ones, files, credentials. */
export interface Stage {
  /** Values of path parameters. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** Instead of the printed body, where that names objects by id. */
  body?: unknown;
  files?: Record<string, string>;
  key?: string;
  environment?: Record<string, string>;
  /** The status that must come where it is not the documented success. */
  refusal?: number;
  /** What the server would need to answer at all. */
  need?: string;
  /** What is wrong on the server once the sample has succeeded; an exit code alone does not tell. */
  faultAfter?: () => Promise<string | undefined>;
  close?: () => void | Promise<void>;
}

export type SetStage = (api: Api) => Promise<Stage> | Stage;

export const withFlow =
  (make: (flowId: string, api: Api) => Promise<Stage> | Stage): SetStage =>
  async (api) =>
    make(await makeFlow(api), api);

export const asOwnUser =
  (make: (user: User) => Promise<Stage> | Stage): SetStage =>
  async (api) => {
    const user = await makeUser(api);
    return {key: user.api.key, ...(await make(user))};
  };
