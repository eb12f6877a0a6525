import {hover, selectComponent} from '../gestures';
import {placeFlow} from '../placeFlow';
import type {Walk} from '../types';

export const tools: Walk = {
  name: 'tools',
  pages: ['agents', 'agents-tools', 'simple-agent'],
  run: async (visit) => {
    const {page, server} = visit;
    await visit.open(`/flow/${await placeFlow(server, 'Simple Agent')}`);
    await visit.component('Calculator').waitFor();
    await hover(visit, 'sidebar-options-trigger', 'Component settings');
    await visit.id('sidebar-options-trigger').click();
    await visit.see('Beta', 'Legacy');
    await page.keyboard.press('Escape');
    await selectComponent(visit, 'Calculator');
    await visit.see('Tool Mode', 'Code', 'Controls');
    await visit.picture('tool-mode', visit.component('Calculator'), visit.id('more-options-modal'));
    await visit.id('more-options-modal').click();
    const menu = page.getByRole('listbox');
    await visit.see('Freeze', 'Duplicate', 'Docs', 'Minimize', 'Delete');
    await visit.picture(
      'component-menu',
      visit.component('Calculator'),
      visit.id('tool-mode-button'),
      menu,
    );
    await page.keyboard.press('Escape');
    await visit.component('URL').getByTestId('button_open_actions').click();
    const window = page.getByRole('dialog');
    await window.getByText('fetch_content').first().click();
    await visit.see('Name', 'Description', 'Slug');
    await visit.picture('actions', window);
    await page.keyboard.press('Escape');
    await window.waitFor({state: 'detached'});
  },
};
