import {placeFlow} from '../placeFlow';
import type {Walk} from '../types';
import type {Visit} from '../Visit';

export const sharing: Walk = {
  name: 'sharing',
  pages: [
    'concepts-publish',
    'concepts-flows-import',
    'concepts-overview',
    'get-started-quickstart',
  ],
  run: async (visit) => {
    const {page, server} = visit;
    const flow = await placeFlow(server, 'Basic Prompting');
    await visit.open(`/flow/${flow}`);
    await visit.component('Chat Input').waitFor();
    await visit.id('publish-button').click();
    await visit.see(
      'API access',
      'Export',
      'MCP Server',
      'Embed into site',
      'Shareable Playground',
    );
    await visit.picture('share-menu', page.getByRole('menu'), visit.id('publish-button'));
    await visit.id('api-access-item').click();
    const window = page.getByRole('dialog');
    await visit.see('Python', 'JavaScript', 'cURL');
    await visit.picture('api-access', window);
    await visit.text('cURL').click();
    await visit.see('macOS/Linux', 'Windows');
    await visit.id('tweaks-button').click();
    await visit.see('Endpoint Name', 'Expose API');
    await visit.picture('input-schema', window.last());
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await window.first().waitFor({state: 'detached'});
    await choose(visit, 'Export');
    await visit.see('Save with my API keys');
    await visit.picture('export', window);
    await page.keyboard.press('Escape');
    await window.waitFor({state: 'detached'});
    await choose(visit, 'Embed into site');
    await window.waitFor();
    await visit.picture('embed', window);
  },
};

async function choose(visit: Visit, name: string): Promise<void> {
  await visit.id('publish-button').click();
  await visit.page.getByRole('menuitem', {name}).click();
}
