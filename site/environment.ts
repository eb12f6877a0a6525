import {refuseUnknownNames} from './environmentNames';

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
  /** Undefined if no service is configured: then nothing is asked, loaded or sent. */
  analytics: AnalyticsSettings | undefined;
}

export type SearchProviderSettings = {indexName: string; insights: boolean} & (
  {kind: 'embedded'} | {kind: 'algolia'; appId: string; apiKey: string; hosts?: string[]}
);

export interface AnalyticsSettings {
  google?: {trackingIds: string[]; anonymizeIp: boolean; host?: string};
  segment?: {writeKey: string; host?: string};
  /** The search provider's own statistics, which need the same yes. */
  searchInsights?: true;
  consent: {adapter: 'embedded'} | {adapter: 'ketch'; scriptUrl: string; purpose?: string};
}

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
  refuseWithout(variables, 'ALGOLIA_APP_ID', ['ALGOLIA_HOSTS', 'ALGOLIA_INSIGHTS']);
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
  const hosts = readHosts(variables, 'ALGOLIA_HOSTS');
  return {kind: 'algolia', appId, apiKey, indexName, insights, ...(hosts && {hosts})};
}

/** Addresses in the order in which they are tried. */
function readHosts(variables: Variables, name: string): string[] | undefined {
  const value = read(variables, name);
  const hosts = value?.split(',').map((host) => host.trim());
  if (value !== undefined && !hosts!.every((host) => /^https?:\/\/[^\s/?#]+$/.test(host))) {
    throw new EnvironmentError(
      name,
      value,
      '请写协议、主机名和可选的端口，不带路径，多个用半角逗号分隔，例如 https://search.example.cn 。',
    );
  }
  return hosts;
}

function readFlag(variables: Variables, name: string, fallback: boolean): boolean {
  const value = read(variables, name) ?? String(fallback);
  if (value !== 'true' && value !== 'false') {
    throw new EnvironmentError(name, value, '只能是 true 或 false。');
  }
  return value === 'true';
}

/** The address of a service: it may have a path, and paths are appended to it. */
function readServiceUrl(variables: Variables, name: string): string | undefined {
  const value = read(variables, name);
  if (value !== undefined && !/^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?$/.test(value)) {
    throw new EnvironmentError(
      name,
      value,
      '请写成 http:// 或 https:// 开头、没有查询参数的地址，例如 https://collect.example.com 。',
    );
  }
  return value?.replace(/\/+$/, '');
}

/** A setting that has no effect is a mistake somewhere else. */
function refuseWithout(variables: Variables, required: string, names: string[]): void {
  for (const name of names) {
    const value = read(variables, name);
    if (value !== undefined && read(variables, required) === undefined) {
      throw new EnvironmentError(
        name,
        value,
        `它只在设置了 ${required} 时有用；请补上，或去掉它。`,
      );
    }
  }
}

function readGoogle(variables: Variables): AnalyticsSettings['google'] {
  const name = 'ANALYTICS_GOOGLE_TAG_IDS';
  refuseWithout(variables, name, ['ANALYTICS_GOOGLE_ANONYMIZE_IP', 'ANALYTICS_GOOGLE_HOST']);
  const value = read(variables, name);
  if (value === undefined) {
    return undefined;
  }
  const trackingIds = value.split(',').map((id) => id.trim());
  const remedy = '请写 G- 或 GT- 开头的编号，多个用半角逗号分隔，例如 G-ABC1234567,G-DEF1234567 。';
  if (!trackingIds.every((id) => /^(?:G|GT)-[A-Z0-9]+$/.test(id))) {
    throw new EnvironmentError(name, value, remedy);
  }
  if (new Set(trackingIds).size < trackingIds.length) {
    throw new EnvironmentError(name, value, '有编号写了两次，每次访问会被计两次；请去掉一个。');
  }
  const host = readServiceUrl(variables, 'ANALYTICS_GOOGLE_HOST');
  const anonymizeIp = readFlag(variables, 'ANALYTICS_GOOGLE_ANONYMIZE_IP', false);
  return {trackingIds, anonymizeIp, ...(host && {host})};
}

function readSegment(variables: Variables): AnalyticsSettings['segment'] {
  const name = 'ANALYTICS_SEGMENT_WRITE_KEY';
  refuseWithout(variables, name, ['ANALYTICS_SEGMENT_HOST']);
  const writeKey = read(variables, name);
  if (writeKey === undefined) {
    return undefined;
  }
  if (/\s/.test(writeKey)) {
    throw new EnvironmentError(name, writeKey, '密钥中不能有空白；请从来源的设置页重新复制。');
  }
  const host = readServiceUrl(variables, 'ANALYTICS_SEGMENT_HOST');
  return {writeKey, ...(host && {host})};
}

function readConsent(variables: Variables): AnalyticsSettings['consent'] {
  const urlName = 'CONSENT_VENDOR_SCRIPT_URL';
  const scriptUrl = readOptionalHttpUrl(variables, urlName);
  const adapter = read(variables, 'CONSENT_ADAPTER') ?? (scriptUrl ? 'ketch' : 'embedded');
  if (adapter === 'ketch') {
    refuseWithout(variables, urlName, ['CONSENT_ADAPTER', 'CONSENT_VENDOR_PURPOSE']);
    const purpose = read(variables, 'CONSENT_VENDOR_PURPOSE');
    return {adapter, scriptUrl: scriptUrl!, ...(purpose && {purpose})};
  }
  if (adapter !== 'embedded') {
    throw new EnvironmentError('CONSENT_ADAPTER', adapter, '只能是 embedded 或 ketch。');
  }
  if (scriptUrl !== undefined) {
    const remedy = '内置的同意管理不加载脚本；请去掉它，或把 CONSENT_ADAPTER 设为 ketch。';
    throw new EnvironmentError(urlName, scriptUrl, remedy);
  }
  refuseWithout(variables, urlName, ['CONSENT_VENDOR_PURPOSE']);
  return {adapter};
}

function readAnalytics(
  variables: Variables,
  searchInsights: boolean,
): SiteEnvironment['analytics'] {
  const google = readGoogle(variables);
  const segment = readSegment(variables);
  const consent = readConsent(variables);
  if (!google && !segment && !searchInsights) {
    for (const name of ['CONSENT_VENDOR_SCRIPT_URL', 'CONSENT_ADAPTER']) {
      const value = read(variables, name);
      if (value !== undefined) {
        const remedy =
          '没有配置统计服务，就没有什么需要同意；请设置 ANALYTICS_GOOGLE_TAG_IDS 或 ANALYTICS_SEGMENT_WRITE_KEY，或去掉它。';
        throw new EnvironmentError(name, value, remedy);
      }
    }
    return undefined;
  }
  return {
    ...(google && {google}),
    ...(segment && {segment}),
    ...(searchInsights && {searchInsights}),
    consent,
  };
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
