import type {Walk} from '../types';

export const mcpClient: Walk = {
  name: 'mcp-client',
  pages: ['mcp-client', 'mcp-tutorial'],
  run: async (visit) => {
    const {page} = visit;
    await visit.open('/settings/mcp-servers');
    await visit.id('add-mcp-server-button-page').click();
    const window = page.getByRole('dialog');
    await visit.see('JSON', 'STDIO', 'SSE', 'Paste in JSON config');
    await visit.id('sse-tab').click();
    await visit.see('Headers');
    await visit.id('stdio-tab').click();
    await visit.see('Arguments', 'Environment Variables', 'Add Server');
    await visit.id('stdio-name-input').fill('fetch');
    await visit.id('stdio-command-input').fill('uvx');
    await window.getByPlaceholder('Type argument...').fill('mcp-server-fetch');
    await visit.picture('mcp-add-server', window);
  },
};
