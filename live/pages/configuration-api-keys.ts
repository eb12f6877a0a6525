import {callServer} from '../serverApi';
import type {PageSetUp} from './types';

const user = {username: 'orders', password: 'a-long-Passw0rd'};

/** An active user who logs in, and a key that may be deleted. */
export const setUp: PageSetUp = {
  environment: {LANGFLOW_USER: user.username, LANGFLOW_PASSWORD: user.password},
  ensure: async ({server}) => {
    const {users} = await callServer<{users: {id: string; username: string}[]}>(
      server,
      'GET',
      '/v1/users/?limit=100',
    );
    if (!users.some(({username}) => username === user.username)) {
      const {id} = await callServer<{id: string}>(server, 'POST', '/v1/users/', user);
      await callServer(server, 'PATCH', `/v1/users/${id}`, {is_active: true});
    }
    const {id} = await callServer<{id: string}>(server, 'POST', '/v1/api_key/', {name: '旧密钥'});
    return {API_KEY_ID: id};
  },
};
