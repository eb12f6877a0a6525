import {hover} from '../gestures';
import {placeFlow} from '../placeFlow';
import type {Walk} from '../types';

export const projects: Walk = {
  name: 'projects',
  pages: ['concepts-flows', 'concepts-flows-import'],
  run: async (visit) => {
    const {page, server} = visit;
    await placeFlow(server, 'Basic Prompting', {name: '课程问答', description: '回答选课问题'});
    await placeFlow(server, 'Document Q&A', {name: '简历问答', description: '回答简历里的问题'});
    await placeFlow(server, 'Simple Agent', {name: '费用助手', description: '计算和查网页'});
    await visit.open('/flows');
    await visit.see(
      'Projects',
      'Starter Project',
      'New Flow',
      'My Files',
      'MCP Server',
      '课程问答',
    );
    await visit.picture('projects');
    await visit.id('home-dropdown-menu').first().click();
    await visit.see('Edit details', 'Export', 'Duplicate', 'Delete');
    await visit.picture('flow-menu', visit.id('list-card').first(), page.getByRole('menu'));
    await page.keyboard.press('Escape');
    await hover(visit, 'upload-project-button', 'Upload a flow');
  },
};
