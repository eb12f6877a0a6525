import {existsSync, readFileSync} from 'node:fs';
import type {LiveServer} from '../types';
import {running} from './paths';
import {startLive, type Live} from './startLive';

/** The server of `npm run live` if it answers, else one of its own that ends with the run. */
export async function useLive(port: number): Promise<Live> {
  const server = readRunning();
  if (server && (await answers(server.url))) {
    console.log(`使用正在运行的 ${server.url}`);
    return {server, stop: () => Promise.resolve()};
  }
  return startLive(port, 'verify-data');
}

function readRunning(): LiveServer | undefined {
  return existsSync(running)
    ? (JSON.parse(readFileSync(running, 'utf8')) as LiveServer)
    : undefined;
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/health_check`).then(
    ({ok}) => ok,
    () => false,
  );
}
