import {ask, createFlow, deselect, hover, openPlayground, selectComponent} from '../gestures';
import type {Walk} from '../types';

export const quickstart: Walk = {
  name: 'quickstart',
  pages: ['get-started-quickstart', 'simple-agent', 'concepts-overview'],
  run: async (visit) => {
    const {page} = visit;
    await createFlow(visit, 'Simple Agent');
    await visit.see('Model Provider', 'Model Name', 'Agent Instructions', 'Tools', 'Toolset');
    await selectComponent(visit, 'Agent');
    await visit.picture(
      'component-toolbar',
      visit.component('Agent'),
      visit.id('more-options-modal'),
    );
    await visit.button('Controls').click();
    await visit.see('OpenAI API Base');
    const address = visit.id('popover-anchor-input-openai_api_base-edit');
    await address.fill('https://dashscope.aliyuncs.com/compatible-mode/v1');
    await visit.picture('controls', page.getByRole('dialog'));
    await address.fill(visit.server.model);
    await visit.button('Close').click();
    await deselect(visit);
    await openPlayground(visit);
    await ask(
      visit,
      '3 个人平分 1288.5 元的账单，每人再加 15 元运费，每人要付多少？',
      '每人要付 444.5 元',
    );
    await visit.picture('playground-answer', page.getByRole('dialog'));
    await page.getByRole('dialog').getByText('Finished').click();
    await page.getByRole('dialog').getByText('evaluate_expression').click();
    await visit.see('Input:', 'Output:');
    await page.setViewportSize({width: 1280, height: 1100});
    const answer = page.locator('.chat-message-div').last();
    await answer.scrollIntoViewIfNeeded();
    await visit.picture('playground-steps', answer);
    await page.setViewportSize({width: 1280, height: 800});
    await hover(visit, 'new-chat', 'New Chat');
  },
};
