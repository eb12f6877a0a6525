import {
  EnvironmentError,
  read,
  readFlag,
  readOptionalHttpUrl,
  readServiceUrl,
  refuseWithout,
  type Variables,
} from './readVariable';

/** What the site's owner configured. Nothing here is secret: all of it is readable in the browser. */
export interface AnalyticsSettings {
  google?: GoogleTagSettings;
  segment?: SegmentSettings;
  /** The search provider may count which results are seen and opened; the search dialog sends that itself. */
  searchInsights?: true;
  consent: ConsentSettings;
}

export interface GoogleTagSettings {
  trackingIds: string[];
  anonymizeIp: boolean;
  /** Where `/gtag/js` is served from. */
  host: string;
}

export interface SegmentSettings {
  writeKey: string;
  /** Where `/v1/batch` is served from. */
  host: string;
}

export type ConsentSettings =
  {adapter: 'embedded'} | {adapter: 'ketch'; scriptUrl: string; purpose: string};

function readGoogle(variables: Variables): GoogleTagSettings | undefined {
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
  const host =
    readServiceUrl(variables, 'ANALYTICS_GOOGLE_HOST') ?? 'https://www.googletagmanager.com';
  const anonymizeIp = readFlag(variables, 'ANALYTICS_GOOGLE_ANONYMIZE_IP', false);
  return {trackingIds, anonymizeIp, host};
}

function readSegment(variables: Variables): SegmentSettings | undefined {
  const name = 'ANALYTICS_SEGMENT_WRITE_KEY';
  refuseWithout(variables, name, ['ANALYTICS_SEGMENT_HOST']);
  const writeKey = read(variables, name);
  if (writeKey === undefined) {
    return undefined;
  }
  if (/\s/.test(writeKey)) {
    throw new EnvironmentError(name, writeKey, '密钥中不能有空白；请从来源的设置页重新复制。');
  }
  const host = readServiceUrl(variables, 'ANALYTICS_SEGMENT_HOST') ?? 'https://api.segment.io';
  return {writeKey, host};
}

function readConsent(variables: Variables): ConsentSettings {
  const urlName = 'CONSENT_VENDOR_SCRIPT_URL';
  const scriptUrl = readOptionalHttpUrl(variables, urlName);
  const adapter = read(variables, 'CONSENT_ADAPTER') ?? (scriptUrl ? 'ketch' : 'embedded');
  if (adapter === 'ketch') {
    refuseWithout(variables, urlName, ['CONSENT_ADAPTER', 'CONSENT_VENDOR_PURPOSE']);
    const purpose = read(variables, 'CONSENT_VENDOR_PURPOSE') ?? 'analytics';
    return {adapter, scriptUrl: scriptUrl!, purpose};
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

/** Undefined if no service is configured: then nothing is asked, loaded or sent. */
export function readAnalytics(
  variables: Variables,
  searchInsights: boolean,
): AnalyticsSettings | undefined {
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
