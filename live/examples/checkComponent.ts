import {callServer} from '../serverApi';
import type {LiveServer, Outcome} from '../types';

/** Gives the code to the server as the editor does when a custom component is saved. */
export async function checkComponent(code: string, server: LiveServer): Promise<Outcome> {
  const loaded = await callServer<{data: {outputs?: unknown[]; template?: object}}>(
    server,
    'POST',
    '/v1/custom_component',
    {code},
  );
  // A page that builds a component step by step first prints it without outputs.
  return (loaded.data.outputs?.length ?? 0) > 0 || !/^ {4}outputs\b/m.test(code)
    ? {status: 'passed'}
    : {status: 'failed', message: '服务器读入了组件，但它没有输出'};
}
