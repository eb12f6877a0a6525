import {readFile} from 'node:fs/promises';
import {hover} from '../gestures';
import {placeFlow} from '../placeFlow';
import type {Walk} from '../types';

/** A flow leaves as a file and comes back; so does the whole project. */
export const importExport: Walk = {
  name: 'import-export',
  pages: ['concepts-flows-import', 'concepts-flows', 'develop-application'],
  run: async (visit) => {
    const {page, server} = visit;
    await placeFlow(server, 'Basic Prompting', {name: '课程问答'});
    await visit.open('/flows');
    await visit.see('Projects', 'Starter Project', '课程问答');
    await visit.id('home-dropdown-menu').first().click();
    await visit.id('btn-download-json').click();
    const window = page.getByRole('dialog');
    await visit.see('Export', 'Save with my API keys');
    const exporting = page.waitForEvent('download');
    await window.getByRole('button', {name: 'Export'}).click();
    const file = await (await exporting).path();
    await window.waitFor({state: 'detached'});
    await hover(visit, 'upload-project-button', 'Upload a flow');
    const choosing = page.waitForEvent('filechooser');
    await visit.id('upload-project-button').click();
    await (
      await choosing
    ).setFiles({
      name: '课程问答.json',
      mimeType: 'application/json',
      buffer: await readFile(file),
    });
    await visit.id('list-card').nth(1).waitFor();
    await hover(visit, 'add-project-button', 'Create new project');
    await page.getByText('Starter Project').first().hover();
    await visit.id('more-options-button').first().click();
    await visit.see('Download');
    const downloading = page.waitForEvent('download');
    await visit.id('btn-download-project').click();
    await (await downloading).path();
  },
};
