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
export async function hover(visit: Visit, testId: string, tooltip: string): Promise<void> {
  await visit.id(testId).first().hover();
  await visit.page.getByRole('tooltip', {name: tooltip}).first().waitFor();
}
