import {agents} from './agents';
import {bundles} from './bundles';
import {callApi} from './callApi';
import {components} from './components';
import {configure} from './configure';
import {customComponents} from './customComponents';
import {deploy} from './deploy';
import {install} from './install';
import {troubleshoot} from './troubleshoot';
import type {AskedAs} from './types';
import {useFlows} from './useFlows';
import {vectorStores} from './vectorStores';

export const askedAs: AskedAs = {
  ...useFlows,
  ...agents,
  ...components,
  ...customComponents,
  ...vectorStores,
  ...bundles,
  ...install,
  ...configure,
  ...deploy,
  ...callApi,
  ...troubleshoot,
};
