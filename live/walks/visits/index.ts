import type {Walk} from '../types';
import {firstStart} from './firstStart';
import {mcpClient} from './mcpClient';
import {projects} from './projects';
import {quickstart} from './quickstart';
import {settings} from './settings';
import {sharing} from './sharing';
import {tools} from './tools';

export const walks: Walk[] = [
  firstStart,
  quickstart,
  tools,
  sharing,
  projects,
  settings,
  mcpClient,
];
