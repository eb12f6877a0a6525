import {ask, deselect, hover, openPlayground, selectComponent} from '../gestures';
import {placeFlow} from '../placeFlow';
import type {Walk} from '../types';

export const sessions: Walk = {
  name: 'sessions',
  pages: ['concepts-playground', 'session-id', 'memory-chatbot'],
  run: async (visit) => {
    const {page, server} = visit;
    await visit.open(`/flow/${await placeFlow(server, 'Memory Chatbot')}`);
    await visit.component('Chat Input').waitFor();
    await selectComponent(visit, 'Chat Input');
    // As it is when fetched from the menu.
    await visit.id('more-options-modal').click();
    await page.getByRole('option', {name: 'Minimize'}).click();
    await visit.button('Controls').click();
    await visit.id('showsession_id').click();
    await visit.button('Close').click();
    await visit.id('more-options-modal').click();
    await visit.see('Expand');
    await page.getByRole('option', {name: 'Expand'}).click();
    await visit.component('Chat Input').getByText('Session ID').first().waitFor();
    await deselect(visit);
    await openPlayground(visit);
    await visit.see('Chat', 'Default Session');
    await ask(visit, '我叫林夏，负责图书馆的预约系统。', '你好，林夏');
    await page.getByText('你好，林夏').last().hover();
    await visit.id('icon-Pen').last().hover();
    await page.getByRole('tooltip', {name: 'Edit message'}).first().waitFor();
    await visit.note();
    await hover(visit, 'new-chat', 'New Chat');
    await visit.id('new-chat').click();
    await ask(visit, '我负责什么？', '你负责图书馆的预约系统');
    const options = visit.id('session-selector').last().getByRole('combobox');
    await hover(visit, options, 'Options');
    await options.click();
    const menu = page.getByRole('listbox');
    for (const name of ['Rename', 'Delete', 'Message logs']) {
      await menu.getByRole('option', {name}).waitFor();
    }
    await visit.note();
    await menu.getByRole('option', {name: 'Message logs'}).click();
    await page.locator('.ag-row').first().waitFor();
  },
};
