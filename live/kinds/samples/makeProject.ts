import type {Api} from './api';

export const makeProject = async (api: Api) =>
  (await api.json<{id: string}>('POST', '/api/v1/projects/', {name: '客服中心'})).id;
