import {EnvironmentError, read, readFlag, refuseWithout, type Variables} from './readVariable';

export type SearchProvider =
  {kind: 'embedded'} | {kind: 'algolia'; appId: string; apiKey: string; hosts?: string[]};

export interface SearchSettings {
  /** Algolia's index; the browser keeps recent searches under this name, whoever answers. */
  indexName: string;
  /** Algolia only: send view and click events. */
  insights: boolean;
  provider: SearchProvider;
}

export function readSearch(variables: Variables): SearchSettings {
  const appId = read(variables, 'ALGOLIA_APP_ID');
  const apiKey = read(variables, 'ALGOLIA_API_KEY');
  const indexName = read(variables, 'ALGOLIA_INDEX_NAME') ?? 'langflow';
  const insights = readFlag(variables, 'ALGOLIA_INSIGHTS', false);
  refuseWithout(variables, 'ALGOLIA_APP_ID', ['ALGOLIA_HOSTS', 'ALGOLIA_INSIGHTS']);
  if (appId === undefined && apiKey === undefined) {
    return {indexName, insights, provider: {kind: 'embedded'}};
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
  return {
    indexName,
    insights,
    provider: {kind: 'algolia', appId, apiKey, ...(hosts && {hosts})},
  };
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
