import {callServer} from '../serverApi';
import type {PageSetUp} from './types';

const password = 'a-long-Passw0rd';

/** The page itself adds zhangwei, and finds that the name lina is taken. */
export const setUp: PageSetUp = {
  files: {'team.csv': 'username\nzhangwei\nlina\n'},
  environment: {
    NEW_USER_PASSWORD: password,
    OLD_PASSWORD: password,
    NEW_PASSWORD: `${password}-2`,
  },
  ensure: async ({server}): Promise<Record<string, string>> => {
    const {users} = await callServer<{users: {id: string; username: string}[]}>(
      server,
      'GET',
      '/v1/users/?limit=100',
    );
    if (!users.some(({username}) => username === 'lina')) {
      await callServer(server, 'POST', '/v1/users/', {username: 'lina', password});
    }
    const added = users.find(({username}) => username === 'zhangwei');
    return added ? {'10c1c6a2-ab8a-4748-8700-0e4832fd5ce8': added.id} : {};
  },
};
