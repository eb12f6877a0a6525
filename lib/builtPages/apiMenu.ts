import type {LoadedPlugin} from '@docusaurus/types';
import type {MenuEntry} from './guideMenu';

/** What a plugin with a menu of its own offers as its content, for all who read the built pages. */
export interface WithMenu {
  menu: MenuEntry[];
}

/** The menu of the API reference, which its plugin makes from the description. */
export function readApiMenu(plugins: LoadedPlugin[]): MenuEntry[] {
  const reference = plugins.find(({name}) => name === 'api-reference');
  return (reference?.content as WithMenu | undefined)?.menu ?? [];
}
