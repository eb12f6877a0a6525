import type {Walk} from '../types';
import {components} from './components';
import {files} from './files';
import {firstStart} from './firstStart';
import {importExport} from './importExport';
import {mcpClient} from './mcpClient';
import {mcpServer} from './mcpServer';
import {projects} from './projects';
import {quickstart} from './quickstart';
import {sessions} from './sessions';
import {settings} from './settings';
import {sharing} from './sharing';
import {templateWalks} from './templates';
import {tools} from './tools';
import {agentTutorial, filesTutorial, mcpTutorial, ragTutorial} from './tutorials';
import {workspace} from './workspace';

export const walks: Walk[] = [
  firstStart,
  quickstart,
  workspace,
  components,
  tools,
  sessions,
  files,
  sharing,
  projects,
  importExport,
  settings,
  mcpClient,
  mcpServer,
  agentTutorial,
  filesTutorial,
  ragTutorial,
  mcpTutorial,
  ...templateWalks,
];
