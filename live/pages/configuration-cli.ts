import type {PageSetUp} from './types';

/** The files of settings that the commands name. */
export const setUp: PageSetUp = {
  files: {
    '.env': 'LANGFLOW_LOG_LEVEL=warning\n',
    'machine/etc/langflow/langflow.env': 'LANGFLOW_LOG_LEVEL=warning\n',
  },
};
