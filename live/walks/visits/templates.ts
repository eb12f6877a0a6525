import {
  addComponent,
  createFlow,
  editPrompt,
  inspectOutput,
  openPlayground,
  runComponent,
  selectComponent,
  selectFile,
} from '../gestures';
import type {Walk} from '../types';
import type {Visit} from '../Visit';

interface Template {
  page: string;
  name: string;
  /** Components by which its reader recognises it. */
  components: string[];
  /** What the page's reader does with it. */
  use?: (visit: Visit) => Promise<void>;
}

const templates: Template[] = [
  {
    page: 'basic-prompting',
    name: 'Basic Prompting',
    components: ['Chat Input', 'Prompt', 'Language Model', 'Chat Output'],
    use: async (visit) => {
      await editPrompt(visit, 'Prompt', '你是图书馆的服务台，用一句中文回答。');
      await selectComponent(visit, 'Language Model');
      await visit.button('Controls').click();
      await visit.see('Temperature', 'System Message');
      await visit.button('Close').click();
    },
  },
  {
    page: 'blog-writer',
    name: 'Blog Writer',
    components: ['URL', 'Parser', 'Instructions', 'Prompt', 'Language Model'],
    use: async (visit) => {
      await visit.id('playground-btn-flow-io').click();
      await visit.see('Run Flow');
    },
  },
  {
    page: 'document-qa',
    name: 'Document Q&A',
    components: ['File', 'Prompt', 'Language Model'],
    use: async (visit) => {
      await selectFile(visit, 'opening-hours.txt', '图书馆周一闭馆。');
      await runComponent(visit, 'File');
      await inspectOutput(visit, 'File');
    },
  },
  {
    page: 'financial-report-parser',
    name: 'Financial Report Parser',
    components: ['Structured Output', 'Parser', 'Language Model'],
    use: async (visit) => {
      await visit.component('Structured Output').getByText('Open table').click();
      await visit.see('EBITDA', 'As List', 'Type', 'Description', 'Name');
      await visit.page.keyboard.press('Escape');
      await openPlayground(visit);
      await visit.see('Send');
    },
  },
  {
    page: 'memory-chatbot',
    name: 'Memory Chatbot',
    components: ['Message History', 'Prompt', 'Language Model'],
    use: async (visit) => {
      await visit.component('Prompt').getByText('memory', {exact: true}).first().waitFor();
      await visit.see('Components', 'Helpers');
      await addComponent(visit, 'Message History');
    },
  },
  {
    page: 'sequential-agent',
    name: 'Sequential Tasks Agents',
    components: ['Researcher Agent', 'Finance Agent', 'Analysis & Editor Agent', 'Yahoo Finance'],
  },
  {
    page: 'simple-agent',
    name: 'Simple Agent',
    components: ['Agent', 'Calculator', 'URL'],
  },
  {
    page: 'travel-planning-agent',
    name: 'Travel Planning Agents',
    components: ['City Selection Agent', 'Local Expert Agent', 'Travel Concierge Agent'],
  },
  {
    page: 'vector-store-rag',
    name: 'Vector Store RAG',
    components: ['Astra DB', 'Split Text', 'OpenAI Embeddings', 'File'],
    use: (visit) => visit.see('📚 1. Load Data Flow', '🐕 2. Retriever Flow'),
  },
];

/** One walk for each template that has a page: from the welcome screen to what the page does with it. */
export const templateWalks: Walk[] = templates.map(({page, name, components, use}) => ({
  name: page,
  pages: [page],
  run: async (visit) => {
    await createFlow(visit, name);
    for (const component of components) {
      await visit.component(component).waitFor();
    }
    await use?.(visit);
  },
}));
