import type {Locator} from '@playwright/test';
import type {Visit} from './Visit';

/** Creates a flow from a template, from the welcome screen or from the list of projects. */
export async function createFlow(visit: Visit, template: string): Promise<void> {
  await visit.open();
  await visit.button('Create first flow').or(visit.id('new-project-btn')).first().click();
  if (template === 'Blank Flow') {
    await visit.id('blank-flow').click();
    await visit.page.locator('.react-flow__pane').waitFor();
    return;
  }
  await visit.id('side_nav_options_all-templates').click();
  await visit.page.getByRole('heading', {name: template, exact: true}).click();
  await visit.page.locator('.react-flow__node').first().waitFor();
}

/** Selects a component, so that its tool bar appears. */
export async function selectComponent(visit: Visit, name: string): Promise<void> {
  await visit.component(name).getByTestId(`title-${name}`).click();
  await visit.id('more-options-modal').waitFor();
}

/** Clears the selection: the tool bar would cover what stands behind it. */
export async function deselect(visit: Visit): Promise<void> {
  await visit.page.locator('.react-flow__pane').click({position: {x: 380, y: 740}});
  await visit.id('more-options-modal').waitFor({state: 'detached'});
}

/** Lets the agent ask the stand-in; it reads no address from the server's environment. */
export async function askStandIn(visit: Visit): Promise<void> {
  await selectComponent(visit, 'Agent');
  await visit.button('Controls').click();
  await visit.id('popover-anchor-input-openai_api_base-edit').fill(visit.server.model);
  await visit.button('Close').click();
  await deselect(visit);
}

export async function openPlayground(visit: Visit): Promise<void> {
  await visit.id('playground-btn-flow-io').click();
  await visit.id('input-chat-playground').waitFor();
}

/** Asks, and waits until the answer stands there. */
export async function ask(visit: Visit, question: string, answer: string): Promise<void> {
  await visit.id('input-chat-playground').fill(question);
  await visit.id('button-send').click();
  await visit.page.getByText(answer).last().waitFor();
  await visit.id('button-send').waitFor();
}

/** Shows what an icon is called. */
export async function hover(visit: Visit, icon: string | Locator, tooltip: string): Promise<void> {
  const {page} = visit;
  // The tooltip before stays open as long as the pointer seems to be on its way to it.
  await page.mouse.move(640, 90, {steps: 4});
  await (typeof icon === 'string' ? visit.id(icon).first() : icon).hover();
  await page.getByRole('tooltip', {name: tooltip}).first().waitFor();
  await visit.note();
}

/** Fetches a component from the menu on the left. */
export async function addComponent(visit: Visit, name: string): Promise<void> {
  const search = visit.id('sidebar-search-input');
  await search.fill(name);
  const add = visit.id(`add-component-button-${name.toLowerCase().replaceAll(' ', '-')}`).first();
  await add.hover();
  await add.click();
  await visit.component(name).waitFor();
  await search.fill('');
}

/** Opens the window of a prompt, replaces its text and saves it. */
export async function editPrompt(visit: Visit, component: string, text?: string): Promise<void> {
  await visit.component(component).getByTestId('button_open_prompt_modal').click();
  await visit.see('Edit Prompt', 'Check & Save');
  if (text !== undefined) {
    await visit.id('modal-promptarea_prompt_template').fill(text);
  }
  await visit.id('genericModalBtnSave').click();
  await visit.page.getByRole('dialog').waitFor({state: 'detached'});
}

/** Runs a component with all that stands before it. */
export async function runComponent(visit: Visit, name: string): Promise<void> {
  const run = visit.component(name).getByTestId(`button_run_${name.toLowerCase()}`);
  await hover(visit, run, 'Run component');
  await run.click();
  await visit.page.getByText('built successfully').first().waitFor();
}

/** Chooses a new file of the reader in a File component. */
export async function selectFile(visit: Visit, name: string, content: string): Promise<void> {
  const {page} = visit;
  await visit.component('File').getByTestId('button_open_file_management').click();
  await visit.see('My Files', 'Select files');
  const choosing = page.waitForEvent('filechooser');
  await visit.id('drag-files-component').click();
  const buffer = Buffer.from(content, 'utf8');
  await (await choosing).setFiles({name, mimeType: 'text/plain', buffer});
  await page.getByTestId(`checkbox-${name.replace(/\.\w+$/, '')}`).waitFor();
  await visit.id('select-files-modal-button').click();
  await page.getByRole('dialog').waitFor({state: 'detached'});
  await visit
    .component('File')
    .getByText(name.replace(/\.\w+$/, ''))
    .first()
    .waitFor();
}

/** Opens what a component put out last. */
export async function inspectOutput(visit: Visit, name: string): Promise<void> {
  const {page} = visit;
  const inspect = visit.component(name).locator('[data-testid^="output-inspection-"]').first();
  await hover(visit, inspect, 'Inspect output');
  await inspect.click();
  await visit.see('Component Output', 'Outputs', 'Logs');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({state: 'detached'});
}

/** Switches a component to Tool Mode: it becomes something that an agent can use. */
export async function useAsTool(visit: Visit, name: string): Promise<void> {
  await selectComponent(visit, name);
  await visit.id('tool-mode-button').click();
  await visit.component(name).getByText('Toolset', {exact: true}).first().waitFor();
}

/** Connects an output of a component with an input of another, by their labels. */
export async function connect(
  visit: Visit,
  [from, output]: [component: string, label: string],
  [to, input]: [component: string, label: string],
): Promise<void> {
  const edges = visit.page.locator('.react-flow__edge');
  const before = await edges.count();
  // The canvas may have moved a handle behind a card; a click reaches it all the same.
  await handle(visit, from, output, ['right', 'source']).dispatchEvent('click');
  await handle(visit, to, input, ['left', 'target']).dispatchEvent('click');
  await edges.nth(before).waitFor({state: 'attached'});
}

function handle(visit: Visit, component: string, label: string, sides: string[]): Locator {
  const ends = sides.map(
    (side) => `[data-testid^="handle-"][data-testid$="-${label.toLowerCase()}-${side}"]`,
  );
  return visit.component(component).locator(ends.join(', ')).first();
}
