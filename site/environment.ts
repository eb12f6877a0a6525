import {readAnalytics, type AnalyticsSettings} from './analyticsSettings';
import {refuseUnknownNames} from './environmentNames';
import {
  EnvironmentError,
  read,
  readFlag,
  readOptionalHttpUrl,
  type Variables,
} from './readVariable';
import {readSearch, type SearchSettings} from './searchSettings';

/**
 * The only place that reads environment variables, and the only one that validates them: plugins receive values
 * they can rely on. `npm run build` with a wrong setting stops here with the variable's name and the remedy.
 */

export interface SiteEnvironment {
  /** Where the site is served from: scheme and host, no path. */
  url: string;
  /** Path prefix under which the site is mounted, with slashes at both ends. */
  baseUrl: string;
  /** Folder in a repository that holds this project; a page's source path is appended. */
  editUrl: string | undefined;
  /** Whether readers may switch the colour mode. */
  colorModeSwitch: boolean;
  announcement: {id: string; content: string} | undefined;
  search: SearchSettings;
  /** Undefined if no service is configured: then nothing is asked, loaded or sent. */
  analytics: AnalyticsSettings | undefined;
}

function readUrl(variables: Variables, name: string, fallback: string): string {
  const value = read(variables, name) ?? fallback;
  let parsed: URL;
  try {
    parsed = new URL(value);
  } catch {
    throw new EnvironmentError(name, value, '请写成完整地址，例如 https://docs.example.com 。');
  }
  if (!['http:', 'https:'].includes(parsed.protocol)) {
    throw new EnvironmentError(name, value, '只支持 http:// 或 https:// 开头的地址。');
  }
  if (parsed.pathname !== '/' || parsed.search || parsed.hash) {
    throw new EnvironmentError(name, value, '不能带路径；路径请写在 DOCS_BASE_URL 中。');
  }
  return parsed.origin;
}

function readBaseUrl(variables: Variables, name: string): string {
  const value = read(variables, name) ?? '/';
  if (!/^\/(?:[^/\s?#]+\/)*$/.test(value)) {
    throw new EnvironmentError(name, value, '必须以 / 开头并以 / 结尾，例如 / 或 /langflow/ 。');
  }
  return value;
}

function readAnnouncement(variables: Variables): SiteEnvironment['announcement'] {
  const content = read(variables, 'DOCS_ANNOUNCEMENT');
  if (content === undefined) {
    return undefined;
  }
  return {id: read(variables, 'DOCS_ANNOUNCEMENT_ID') ?? 'announcement', content};
}

export function readEnvironment(variables: Variables): SiteEnvironment {
  refuseUnknownNames(variables);
  const search = readSearch(variables);
  return {
    url: readUrl(variables, 'DOCS_URL', 'http://localhost:3000'),
    baseUrl: readBaseUrl(variables, 'DOCS_BASE_URL'),
    editUrl: readOptionalHttpUrl(variables, 'DOCS_EDIT_URL'),
    colorModeSwitch: readFlag(variables, 'DOCS_COLOR_MODE_SWITCH', true),
    announcement: readAnnouncement(variables),
    search,
    analytics: readAnalytics(variables, search.insights),
  };
}
