import type {PageSetUp} from './types';

const line = {text: 'x | ERROR | langflow\n', record: {level: {name: 'ERROR', no: 40}}};

/** The log of the reader's Langflow, which is followed until Ctrl+C. */
export const setUp: PageSetUp = {
  files: {'home/.cache/langflow/langflow.log': `${JSON.stringify(line)}\n`},
  background: [/^tail -f/],
};
