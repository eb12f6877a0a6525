/**
 * The only place that reads environment variables. Every other module receives plain values, so that
 * `npm run build` with a wrong setting stops here with the variable's name and the remedy.
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
  search: SearchProviderSettings;
}

export type SearchProviderSettings = {indexName: string; insights: boolean} & (
  {kind: 'embedded'} | {kind: 'algolia'; appId: string; apiKey: string}
);

type Variables = Record<string, string | undefined>;

class EnvironmentError extends Error {
  constructor(variable: string, value: string, remedy: string) {
    super(`环境变量 ${variable} 的值 "${value}" 无效。${remedy}`);
    this.name = 'EnvironmentError';
  }
}

function read(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
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

function readOptionalHttpUrl(variables: Variables, name: string): string | undefined {
  const value = read(variables, name);
  if (value !== undefined && !/^https?:\/\/\S+$/.test(value)) {
    throw new EnvironmentError(name, value, '请写成 http:// 或 https:// 开头的完整地址。');
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

function readSearch(variables: Variables): SearchProviderSettings {
  const appId = read(variables, 'ALGOLIA_APP_ID');
  const apiKey = read(variables, 'ALGOLIA_API_KEY');
  const indexName = read(variables, 'ALGOLIA_INDEX_NAME') ?? 'langflow';
  const insights = readFlag(variables, 'ALGOLIA_INSIGHTS', false);
  if (appId === undefined && apiKey === undefined) {
    return {kind: 'embedded', indexName, insights};
  }
  const remedy =
    '使用 Algolia 需要同时设置 ALGOLIA_APP_ID 和 ALGOLIA_API_KEY（仅搜索权限的密钥）；都不设置则使用内置搜索。';
  if (appId === undefined) {
    throw new Error(`\`appId\` is missing. ${remedy}`);
  }
  if (apiKey === undefined) {
    throw new Error(`\`apiKey\` is missing. ${remedy}`);
  }
  return {kind: 'algolia', appId, apiKey, indexName, insights};
}

function readFlag(variables: Variables, name: string, fallback: boolean): boolean {
  const value = read(variables, name) ?? String(fallback);
  if (value !== 'true' && value !== 'false') {
    throw new EnvironmentError(name, value, '只能是 true 或 false。');
  }
  return value === 'true';
}

export function readEnvironment(variables: Variables): SiteEnvironment {
  return {
    url: readUrl(variables, 'DOCS_URL', 'http://localhost:3000'),
    baseUrl: readBaseUrl(variables, 'DOCS_BASE_URL'),
    editUrl: readOptionalHttpUrl(variables, 'DOCS_EDIT_URL'),
    colorModeSwitch: readFlag(variables, 'DOCS_COLOR_MODE_SWITCH', true),
    announcement: readAnnouncement(variables),
    search: readSearch(variables),
  };
}
