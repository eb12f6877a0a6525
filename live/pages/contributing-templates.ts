import type {PageSetUp} from './types';

const folder = 'src/backend/base/langflow/initial_setup/starter_projects';

/** The exported flow in the reader's downloads, and the folder of the repository it belongs in. */
export const setUp: PageSetUp = {
  saved: [/^check_template\.py$/],
  files: {
    'home/Downloads/template.json': JSON.stringify({
      name: 'Meeting Planner',
      description: 'Plan a meeting.',
      tags: ['assistants'],
      data: {
        nodes: [{id: 'note-1', type: 'noteNode', data: {type: 'note', node: {template: {}}}}],
        edges: [],
      },
    }),
    [`${folder}/README.txt`]: '',
  },
};
