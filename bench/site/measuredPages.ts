/** One page of each kind, the same on every site. */
export const measuredPages = [
  '/',
  '/get-started-quickstart',
  '/components-vector-stores',
  '/api/create-flow',
];

/** The longest of them: Lighthouse allows it less. */
export const longestPage = '/components-vector-stores';

/** Where searches and walks through the site begin. */
export const startPage = '/get-started-quickstart';

/** What readers look for, in the order in which the bytes of a session are counted. */
export const sessionQueries = [
  '环境变量',
  '向量存储',
  'API 密钥',
  '部署',
  'docker',
  '自定义组件',
  'MCP',
  '流式输出',
  '会话记忆',
  'agent',
];

/** Reached from the start page by its sidebar. */
export const navigationTargets = ['/about-langflow', '/get-started-installation'];
