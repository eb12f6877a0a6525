import {agents} from './agents';
import {bundles} from './bundles';
import {callApi} from './callApi';
import {components} from './components';
import {configure} from './configure';
import {customComponents} from './customComponents';
import {dataComponents} from './dataComponents';
import {deploy} from './deploy';
import {editor} from './editor';
import {errors} from './errors';
import {everyday} from './everyday';
import {install} from './install';
import {observe} from './observe';
import {troubleshoot} from './troubleshoot';
import type {AskedAs} from './types';
import {useFlows} from './useFlows';
import {vectorStores} from './vectorStores';

export const askedAs: AskedAs = {
  ...useFlows,
  ...editor,
  ...agents,
  ...components,
  ...dataComponents,
  ...customComponents,
  ...vectorStores,
  ...bundles,
  ...install,
  ...configure,
  ...observe,
  ...deploy,
  ...callApi,
  ...troubleshoot,
  ...errors,
  ...everyday,
};
