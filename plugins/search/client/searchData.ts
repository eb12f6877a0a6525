import globalData from '@generated/globalData';
import {isDataPrecious} from '../../../lib/isDataPrecious';
import {createSearchClient} from './createSearchClient';
import type {SearchClient, SearchPluginData} from '../types';

/** The name under which index.ts registers the plugin. */
const PLUGIN_NAME = 'langflow-search';

/** Known to the module, not only to components: the index is warmed before anything is rendered. */
export function getSearchData(): SearchPluginData {
  const data = globalData[PLUGIN_NAME]?.default as SearchPluginData | undefined;
  if (!data) {
    throw new Error(
      "The search plugin is not registered. Add ['./plugins/search', {…}] to the plugins of docusaurus.config.ts.",
    );
  }
  return data;
}

let client: SearchClient | null = null;

/** One client per visit: dialog and page share its worker, index and caches. Browser only. */
export function getSearchClient(): SearchClient {
  client ??= createSearchClient(getSearchData(), window.location.origin);
  return client;
}

/** Starts loading the index, unless the reader saves data or is on a very slow network. */
export function warmSearch(): void {
  if (!isDataPrecious()) {
    void getSearchClient().warm();
  }
}
