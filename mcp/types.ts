/** What the build publishes for this server beside the files that readers use; see plugins/mcp-server. */

export const SITE_FILE = 'mcp/site.json';
export const COMPONENTS_FILE = 'mcp/components.json';
export const SITE_FORMAT = 'langflow-docs-mcp/1';

export interface SiteFacts {
  format: typeof SITE_FORMAT;
  title: string;
  /** Scheme and host, no slash at the end. */
  url: string;
  /** With slashes at both ends. */
  baseUrl: string;
}

export type {Catalogue, CatalogueComponent} from '../live/catalogue/types';
