import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import type {ClientSettings} from './types';

export {validateOptions} from './options';

/** Without a service there is nothing to ask or to send: the plugin leaves, and its code with it. */
export default function analyticsPlugin(
  {baseUrl}: Pick<LoadContext, 'baseUrl'>,
  {google, segment, searchInsights, consent}: PluginOptions,
): Plugin | null {
  if (!google && !segment && !searchInsights) {
    return null;
  }
  return {
    name: 'analytics',
    contentLoaded({actions}) {
      const settings: ClientSettings = {google, segment, searchInsights, consent, baseUrl};
      actions.setGlobalData(settings);
    },
    // Relative to this folder.
    getClientModules: () => ['./client/index.ts'],
  };
}
