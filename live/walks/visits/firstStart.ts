import type {Walk} from '../types';

/** A new installation: the welcome screen and the templates. */
export const firstStart: Walk = {
  name: 'first-start',
  pages: ['get-started-quickstart', 'concepts-flows'],
  run: async (visit) => {
    await visit.open();
    await visit.see('Welcome to Langflow', 'Create first flow');
    await visit.picture('welcome');
    await visit.button('Create first flow').click();
    await visit.see('Templates', 'Get started', 'All templates', 'Basic Prompting', 'Blank Flow');
    await visit.picture('templates', visit.page.getByRole('dialog'));
  },
};
