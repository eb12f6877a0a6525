import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {createLibrary} from '../library/createLibrary';
import {createServer} from '../createServer';
import type {SiteSource} from '../sources/types';
import {sampleSource} from './sampleSite';

export const newClient = (): Client => new Client({name: 'test', version: '1'});

/** The official client, connected to our server without a wire. */
export async function connect(source: SiteSource = sampleSource()): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createServer(createLibrary(source)).connect(far);
  const client = newClient();
  await client.connect(near);
  return client;
}

export interface Answer {
  text: string;
  isError: boolean;
}

export async function ask(client: Client, name: string, given?: unknown): Promise<Answer> {
  const answer = (await client.callTool({
    name,
    arguments: given as Record<string, unknown>,
  })) as CallToolResult;
  const [first] = answer.content;
  return {text: first?.type === 'text' ? first.text : '', isError: answer.isError === true};
}
