import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AnalyticsSettings} from '../../site/analyticsSettings';
import type {ClientSettings} from './types';

/** Registered only if a service is configured. The settings are validated where they are read: site/analyticsSettings.ts. */
export default function analyticsPlugin(
  {baseUrl}: Pick<LoadContext, 'baseUrl'>,
  {google, segment, searchInsights, consent}: AnalyticsSettings,
): Plugin {
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
