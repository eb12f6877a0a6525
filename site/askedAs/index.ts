import {agentTools} from './agentTools';
import {agents} from './agents';
import {authentication} from './authentication';
import {bundles} from './bundles';
import {callApi} from './callApi';
import {canvas} from './canvas';
import {chatComponents} from './chatComponents';
import {commandLine} from './commandLine';
import {contribute} from './contribute';
import {dataTypesAndLogs} from './dataTypesAndLogs';
import {defects} from './defects';
import {deploy} from './deploy';
import {deployDocker} from './deployDocker';
import {deployKubernetes} from './deployKubernetes';
import {editor} from './editor';
import {embeddingModels} from './embeddingModels';
import {environmentVariables} from './environmentVariables';
import {filesAndVoice} from './filesAndVoice';
import {finishComponents} from './finishComponents';
import {flows} from './flows';
import {helperComponents} from './helperComponents';
import {install} from './install';
import {keysAndVariables} from './keysAndVariables';
import {loadFiles} from './loadFiles';
import {loadFromOutside} from './loadFromOutside';
import {logicComponents} from './logicComponents';
import {manageByApi} from './manageByApi';
import {mcpClient} from './mcpClient';
import {mcpServer} from './mcpServer';
import {modelComponents} from './modelComponents';
import {observe} from './observe';
import {parseDocuments} from './parseDocuments';
import {processTables} from './processTables';
import {processText} from './processText';
import {publish} from './publish';
import {runFlows} from './runFlows';
import {start} from './start';
import {storage} from './storage';
import {templates} from './templates';
import {troubleshootRuns} from './troubleshootRuns';
import {troubleshootStart} from './troubleshootStart';
import {tutorials} from './tutorials';
import type {AskedAs} from './types';
import {vectorStoreProducts} from './vectorStoreProducts';
import {vectorStores} from './vectorStores';
import {writeComponents} from './writeComponents';

/** All sections that readers ask for in other words; the sections of a page stand together. */
export const askedAs: AskedAs = {
  ...flows,
  ...editor,
  ...canvas,
  ...publish,
  ...agents,
  ...agentTools,
  ...mcpClient,
  ...mcpServer,
  ...modelComponents,
  ...embeddingModels,
  ...chatComponents,
  ...helperComponents,
  ...logicComponents,
  ...loadFiles,
  ...loadFromOutside,
  ...processTables,
  ...processText,
  ...vectorStores,
  ...vectorStoreProducts,
  ...writeComponents,
  ...finishComponents,
  ...parseDocuments,
  ...observe,
  ...install,
  ...start,
  ...tutorials,
  ...templates,
  ...environmentVariables,
  ...authentication,
  ...keysAndVariables,
  ...commandLine,
  ...storage,
  ...filesAndVoice,
  ...dataTypesAndLogs,
  ...deploy,
  ...deployDocker,
  ...deployKubernetes,
  ...runFlows,
  ...callApi,
  ...manageByApi,
  ...troubleshootStart,
  ...troubleshootRuns,
  ...contribute,
  ...bundles,
  ...defects,
};
