import {placeFlow} from '../placeFlow';
import type {Walk} from '../types';

export const mcpServer: Walk = {
  name: 'mcp-server',
  pages: ['mcp-server'],
  run: async (visit) => {
    const {page, server} = visit;
    await placeFlow(server, 'Document Q&A', {name: '简历问答', description: '回答简历里的问题'});
    await visit.open('/flows');
    await visit.see('Projects', '简历问答');
    await visit.id('mcp-btn').click();
    await visit.see('Flows/Tools', 'Auto install', 'JSON', 'Edit Tools');
    await visit.text('JSON').click();
    await visit.see('macOS/Linux', 'Windows');
    await visit.text('Edit Tools').click();
    const window = page.getByRole('dialog');
    await visit.see('MCP Server Tools');
    await window.locator('.ag-row').first().locator('.ag-cell').nth(1).click();
    await visit.see('Tool name', 'Tool description');
    await page.keyboard.press('Escape');
    await window.waitFor({state: 'detached'});
  },
};
