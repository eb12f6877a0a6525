import redirectsPlugin, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../site/redirects';

/** The table is read here and not passed as an option: options travel to the browser with the site's config. */
export default function legacyRedirectsPlugin(context: LoadContext): Plugin<void> | null {
  const options: PluginOptions = {id: 'default', fromExtensions: [], toExtensions: [], redirects};
  return redirectsPlugin(context, options);
}
