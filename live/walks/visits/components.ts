import {callServer} from '../../serverApi';
import type {LiveServer} from '../../types';
import {hover, inspectOutput, runComponent, selectComponent} from '../gestures';
import {placeFlow} from '../placeFlow';
import type {Walk} from '../types';
import type {Visit} from '../Visit';

/** One component: its menus, its run, several made into one, and its updates. */
export const components: Walk = {
  name: 'components',
  pages: ['concepts-components'],
  run: async (visit) => {
    const {server} = visit;
    await visit.open(`/flow/${await placeFlow(server, 'Basic Prompting')}`);
    await visit.component('Prompt').waitFor();
    await visit.see('Components', 'Input / Output', 'Models', 'Processing', 'Logic', 'Helpers');
    await visit.see('Bundles', 'New Custom Component');
    await lookAtMenus(visit);
    await runComponent(visit, 'Prompt');
    await inspectOutput(visit, 'Prompt');
    await visit.component('Prompt').locator('.cursor-help').hover();
    await visit.page
      .getByText(/^Last Run/)
      .first()
      .waitFor();
    await group(visit);
    await update(visit);
  },
};

async function lookAtMenus(visit: Visit): Promise<void> {
  await selectComponent(visit, 'Prompt');
  await visit.button('Controls').click();
  await visit.see('Show');
  await visit.button('Close').click();
  await selectComponent(visit, 'Prompt');
  await hover(visit, 'more-options-modal', 'Show More');
  await visit.id('more-options-modal').click();
  await visit.see('Save', 'Duplicate', 'Copy', 'Docs', 'Minimize', 'Download', 'Delete');
  await visit.page.keyboard.press('Escape');
}

/** Two components become one, which is kept for other flows. */
async function group(visit: Visit): Promise<void> {
  await visit.component('Prompt').getByTestId('title-Prompt').click();
  await visit
    .component('Language Model')
    .getByTestId('title-Language Model')
    .click({modifiers: ['ControlOrMeta']});
  await visit.see('Group');
  await visit.id('group-node').click();
  await selectComponent(visit, 'Group');
  await visit.id('more-options-modal').click();
  await visit.see('Ungroup');
  await visit.page.getByRole('option', {name: 'Save'}).click();
  await visit.see('Saved');
}

/** The bars over components of an older release. */
async function update(visit: Visit): Promise<void> {
  const {page, server} = visit;
  const flow = await placeFlow(server, 'Document Q&A');
  await makeOutdated(server, flow, ['LanguageModelComponent']);
  await visit.open(`/flow/${flow}`);
  await visit.see('Update ready', 'Update', 'Dismiss', 'Update All');
  await makeOutdated(server, flow, ['File'], 'separator');
  await visit.open(`/flow/${flow}`);
  await visit.see('Update available', 'Review', 'Review All');
  await visit.id('update-all-button').click();
  await visit.see('Standard', 'Breaking', 'Create backup flow before updating');
  await visit.see('Update Components');
  await page.keyboard.press('Escape');
}

interface Saved {
  data: {nodes: {data: {type: string; node: {template: Record<string, {value?: unknown}>}}}[]};
}

/** As an older release left them: with other code, and perhaps without a field. */
async function makeOutdated(
  server: LiveServer,
  flow: string,
  types: string[],
  missing = '',
): Promise<void> {
  const {data} = await callServer<Saved>(server, 'GET', `/v1/flows/${flow}`);
  for (const {data: component} of data.nodes) {
    const {template} = component.node;
    if (!types.includes(component.type)) {
      continue;
    }
    Object.assign(template['code']!, {value: `${String(template['code']?.value)}\n`});
    delete template[missing];
  }
  await callServer(server, 'PATCH', `/v1/flows/${flow}`, {data});
}
