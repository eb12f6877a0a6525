import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {beforeAll, describe, expect, it} from 'vitest';
import {connect} from './connect';
import {sampleFiles} from './sampleSite';

let client: Client;
beforeAll(async () => {
  client = await connect();
});

describe('resources', () => {
  it('are the Markdown of every page', async () => {
    const {resources} = await client.listResources();
    const {resourceTemplates} = await client.listResourceTemplates();
    expect(resources).toContainEqual(
      expect.objectContaining({uri: 'langflow-docs://page/agents', title: '使用智能体'}),
    );
    expect(resourceTemplates[0]?.uriTemplate).toBe('langflow-docs://page/{+path}');
    const {contents} = await client.readResource({uri: 'langflow-docs://page/agents'});
    expect(contents).toEqual([
      {
        uri: 'langflow-docs://page/agents',
        mimeType: 'text/markdown',
        text: sampleFiles().get('agents.md'),
      },
    ]);
  });

  it('refuse another address and another cursor, and say what would be right', async () => {
    for (const uri of [
      'langflow-docs://page/nothing',
      'file:///etc/passwd',
      'langflow-docs://page/%',
    ]) {
      await expect(client.readResource({uri})).rejects.toThrow(/resources\/list/);
    }
    await expect(client.listResources({cursor: '-1'})).rejects.toThrow(/nextCursor/);
  });
});
