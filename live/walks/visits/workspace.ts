import {hover} from '../gestures';
import {placeFlow} from '../placeFlow';
import type {Walk} from '../types';

/** Everything around the canvas. */
export const workspace: Walk = {
  name: 'workspace',
  pages: ['concepts-overview'],
  run: async (visit) => {
    await visit.open(`/flow/${await placeFlow(visit.server, 'Basic Prompting')}`);
    await visit.component('Chat Input').waitFor();
    await visit.see('Components', 'Bundles', 'Logs', 'Playground', 'Share');
    await hover(visit, 'zoom_in', 'Zoom In');
    await hover(visit, 'zoom_out', 'Zoom Out');
    await hover(visit, 'fit_view', 'Fit To Zoom');
    await hover(visit, 'add_note', 'Add Note');
    await hover(visit, 'lock_unlock', 'Lock');
    await visit.id('lock_unlock').click();
    await visit.id('zoom_in').hover();
    await hover(visit, 'lock_unlock', 'Unlock');
    await visit.id('lock_unlock').click();
    await visit.id('menu_bar_display').or(visit.id('flow_name')).first().waitFor();
    await visit.id('user-profile-settings').click();
    await visit.see('Settings', 'Theme', 'Version');
  },
};
