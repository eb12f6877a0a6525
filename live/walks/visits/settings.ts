import {expect, type Locator} from '@playwright/test';
import {placeFlow} from '../placeFlow';
import type {Walk} from '../types';

export const settings: Walk = {
  name: 'settings',
  pages: ['configuration-global-variables', 'configuration-api-keys', 'get-started-quickstart'],
  run: async (visit) => {
    const {page, server} = visit;
    const flow = await placeFlow(server, 'Simple Agent');
    await visit.open('/settings/global-variables');
    await visit.see('Settings', 'Variable Name', 'Apply To Fields');
    await visit.button('Add New').click();
    const window = page.getByRole('dialog');
    await window.getByPlaceholder('Enter a name for the variable...').fill('DEEPSEEK_API_KEY');
    await visit.see('Credential', 'Generic', 'Apply to fields', 'Save Variable');
    await window.getByPlaceholder('Enter a value for the variable...').fill('placeholder-value');
    await visit.picture('global-variable', window);
    await visit.button('Save Variable').click();
    await visit.see('DEEPSEEK_API_KEY');
    await window.waitFor({state: 'detached'});
    await visit.text('DEEPSEEK_API_KEY').click();
    await visit.see('Update Variable');
    await page.keyboard.press('Escape');
    await window.waitFor({state: 'detached'});
    await visit.go('/settings/api-keys');
    await visit.button('Add New').click();
    await visit.see('Create API Key');
    await window.getByRole('textbox').fill('订单系统');
    await visit.picture('api-key', window);
    await visit.button('Generate API Key').click();
    await visit.see('Done');
    await page.keyboard.press('Escape');
    await window.waitFor({state: 'detached'});
    await visit.see('订单系统');
    await visit.picture('api-keys');
    await visit.go('/settings/shortcuts');
    await visit.see('Functionality');
    await visit.go(`/flow/${flow}`);
    await openVariables(visit.component('Agent'));
    await visit.see('Add New Variable');
    await visit.picture('globe-menu', visit.component('Agent'), page.getByRole('listbox'));
  },
};

/** The list behind the globe, which an empty field shows. A field with a default variable fills itself once more. */
async function openVariables(component: Locator): Promise<void> {
  const badge = component.getByTestId('remove-icon-badge');
  const globe = component.getByTestId('icon-Globe').first();
  await component.waitFor();
  await expect(async () => {
    if (await badge.isVisible()) {
      await badge.click();
    }
    await globe.click({timeout: 3000});
  }).toPass({timeout: 60_000});
}
