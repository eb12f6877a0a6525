import {STORE_KEY} from '../../stand-ins/componentStore';
import {type Api, apiOf, type User} from './api';
import {asOwnUser, type SetStage, type Stage} from './setStage';

/** A user with an account of the component store. */
export const storeUser =
  (make: (api: Api) => Promise<Stage> | Stage = () => ({})): SetStage =>
  (api) =>
    asOwnUser(async (user) => {
      await saveStoreKey(user, STORE_KEY + user.username);
      return make(user.api);
    })(api);

/** Only with a token: the product refuses an API key here. */
export const saveStoreKey = ({token, api}: User, key: string) =>
  apiOf(api.url, '', {Authorization: `Bearer ${token}`}).json('POST', '/api/v1/api_key/store', {
    api_key: key,
  });

export const sharedComponent = storeUser(async (api) => {
  const {id} = await api.json<{id: string}>('POST', '/api/v1/store/components/', {
    name: '标题',
    description: null,
    data: {nodes: [], edges: []},
    tags: null,
    is_component: true,
  });
  return {path: {component_id: id}};
});
