import type {PageSetUp} from './types';

export const setUp: PageSetUp = {
  files: {
    'robot-vacuum-manual.txt': '扫地机器人保修 24 个月。\n',
    'package.json': '{"type": "module", "private": true}\n',
  },
};
