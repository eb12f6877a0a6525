import {showFailure} from './failureNotice';
import {forgetReload, reloadIfOutdated} from './reloadOnce';
import {texts} from '../site/texts';

/**
 * What few readers need loads when one of them asks for it. After a deploy it is gone: then the page is loaded
 * anew. If it does not come for another reason, the reader is told and can try again.
 */
export async function loadOnDemand<Module>(
  load: () => Promise<Module>,
  use: (module: Module) => void,
): Promise<void> {
  let module: Module;
  try {
    module = await load();
  } catch (error) {
    if (!(await reloadIfOutdated(error))) {
      showFailure(texts.loading.failed, () => void loadOnDemand(load, use));
    }
    return;
  }
  forgetReload();
  use(module);
}
