import {hover, openPlayground} from '../gestures';
import {placeFlow} from '../placeFlow';
import type {Walk} from '../types';

export const files: Walk = {
  name: 'files',
  pages: ['concepts-file-management'],
  run: async (visit) => {
    const {page, server} = visit;
    const flow = await placeFlow(server, 'Document Q&A');
    await visit.open('/flows');
    await visit.see('Projects');
    await visit.text('My Files').click();
    await visit.see('Upload');
    const choosing = page.waitForEvent('filechooser');
    await visit.id('upload-file-btn').first().click();
    const buffer = Buffer.from('图书馆周一闭馆。', 'utf8');
    await (await choosing).setFiles({name: 'opening-hours.txt', mimeType: 'text/plain', buffer});
    await page.locator('.ag-row').getByText('opening-hours').first().waitFor();
    await page.locator('.ag-row').getByTestId('icon-EllipsisVertical').click();
    await visit.see('Rename', 'Download', 'Duplicate', 'Delete');
    await page.keyboard.press('Escape');
    await visit.go(`/flow/${flow}`);
    await visit.component('File').getByTestId('button_open_file_management').click();
    await visit.see('My Files', 'Select files');
    await visit.id('checkbox-opening-hours').click();
    await visit.id('select-files-modal-button').click();
    await visit.component('File').getByText('opening-hours').first().waitFor();
    await openPlayground(visit);
    await hover(visit, 'icon-Image', 'Attach image');
  },
};
