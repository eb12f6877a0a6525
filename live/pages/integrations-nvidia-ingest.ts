import type {PageSetUp} from './types';

/** The environment in which the reader installed Langflow. */
export const setUp: PageSetUp = {files: {'YOUR_LANGFLOW_VENV/bin/activate': ''}};
