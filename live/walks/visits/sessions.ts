import {ask, hover, openPlayground} from '../gestures';
import {placeFlow} from '../placeFlow';
import type {Walk} from '../types';

export const sessions: Walk = {
  name: 'sessions',
  pages: ['concepts-playground', 'session-id', 'memory-chatbot'],
  run: async (visit) => {
    const {page, server} = visit;
    await visit.open(`/flow/${await placeFlow(server, 'Memory Chatbot')}`);
    await visit.component('Chat Input').waitFor();
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
