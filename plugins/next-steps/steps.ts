/** A page that readers go on to: its title, what they find there, its icon. */
export interface NextStep {
  href: string;
  title: string;
  text: string;
  icon: string;
}

const step = (href: string, title: string, icon: string, text: string): NextStep => ({
  href,
  title,
  icon,
  text,
});

const catalogue = step(
  '/concepts-components#component-catalogue',
  '组件目录',
  'puzzle',
  '按名称、用途和端口类型查找组件',
);
const customComponent = step(
  '/components-custom-components',
  '编写自定义组件',
  'code',
  '用 Python 写自己的组件',
);
const buildFlow = step('/concepts-flows', '构建流程', 'flow', '把组件连成能运行的应用');
const agents = step('/agents', '使用智能体', 'agent', '让模型自己决定调用哪些工具');
const agentTools = step(
  '/agents-tools',
  '为智能体配置工具',
  'plug',
  '把组件、流程和 MCP 服务器变成工具',
);
const mcpClient = step('/mcp-client', '连接 MCP 服务器', 'plug', '让智能体使用现成的 MCP 工具');
const runByApi = step(
  '/concepts-publish',
  '用 API 触发流程',
  'code',
  '从代码、网页或命令行运行流程',
);
const globalVariables = step(
  '/configuration-global-variables',
  '全局变量',
  'key',
  '密钥存一次，处处引用',
);
const languageModels = step(
  '/components-models',
  '语言模型组件',
  'agent',
  '一个组件切换多家提供商',
);
const embeddingModels = step(
  '/components-embedding-models',
  '嵌入模型组件',
  'database',
  '为检索准备嵌入',
);
const vectorStores = step(
  '/components-vector-stores',
  '向量存储组件',
  'database',
  '写入文本块，按含义检索',
);
const ragTutorial = step(
  '/chat-with-rag',
  '向量 RAG 聊天机器人',
  'book',
  '从资料到能回答的机器人，一步一步',
);
const environment = step(
  '/environment-variables',
  '环境变量',
  'wrench',
  '查每个变量的作用和默认值',
);
const authentication = step(
  '/configuration-authentication',
  '身份验证',
  'shield',
  '登录、超级用户与密钥',
);
const apiKeys = step('/configuration-api-keys', 'API 密钥', 'key', '创建密钥，在请求里使用');
const deployment = step('/deployment-overview', '部署概览', 'server', '选一种上线的方式');
const docker = step('/deployment-docker', '用 Docker 部署', 'server', '一条命令启动，数据留在卷里');
const logging = step('/logging', '日志', 'file', '看日志，查问题');
const database = step(
  '/configuration-custom-database',
  '外部 PostgreSQL',
  'database',
  '多人使用时换掉 SQLite',
);
const monitoring = step('/api-monitor', '监控端点', 'code', '用 API 读取消息和运行记录');
const contribute = step(
  '/contributing-how-to-contribute',
  '贡献代码',
  'code',
  '准备环境，提交改动',
);
const componentTests = step(
  '/contributing-component-tests',
  '贡献组件测试',
  'shield',
  '给组件写测试',
);
const getHelp = step('/contributing-github-issues', '获取帮助', 'chat', '在哪里提问，怎样报告问题');
const troubleshoot = step('/troubleshoot', '故障排除', 'search', '常见错误和处理办法');
const installation = step(
  '/get-started-installation',
  '安装 Langflow',
  'download',
  '桌面版、Docker 或 Python 包',
);
const releaseNotes = step('/release-notes', '发行说明', 'book', '每个版本改了什么');

/** Chosen by hand for pages whose readers have a goal of their own. */
const byPage: Record<string, NextStep[]> = {
  '/concepts-components': [buildFlow, customComponent, agentTools],
  '/components-custom-components': [componentTests, agentTools, catalogue],
  '/components-vector-stores': [ragTutorial, embeddingModels, catalogue],
  '/components-embedding-models': [vectorStores, ragTutorial, catalogue],
  '/components-models': [agents, globalVariables, catalogue],
  '/api-flows-run': [runByApi, apiKeys, monitoring],
  '/environment-variables': [deployment, authentication, database],
  '/configuration-authentication': [apiKeys, deployment, environment],
  '/configuration-api-keys': [runByApi, authentication, globalVariables],
  '/configuration-custom-database': [deployment, environment, logging],
  '/release-notes': [installation, troubleshoot, getHelp],
  '/luna-for-langflow': [getHelp, troubleshoot, deployment],
  '/contributing-github-issues': [troubleshoot, contribute, releaseNotes],
  '/contributing-telemetry': [environment, logging, getHelp],
  '/bundles-langchain': [agents, catalogue, customComponent],
  '/bundles-datastax': [vectorStores, ragTutorial, catalogue],
  '/bundles-redis': [vectorStores, globalVariables, catalogue],
  '/bundles-mem0': [agents, globalVariables, catalogue],
  '/bundles-exa': [agentTools, globalVariables, catalogue],
};

/** For the others the folder says who reads them. */
const byFolder: Record<string, NextStep[]> = {
  agents: [mcpClient, agentTools, runByApi, catalogue],
  'api-guides': [runByApi, apiKeys, monitoring],
  bundles: [languageModels, globalVariables, agents],
  components: [catalogue, buildFlow, agentTools],
  contribute: [contribute, componentTests, getHelp, releaseNotes],
  deploy: [authentication, environment, docker, logging],
  develop: [environment, deployment, logging, runByApi],
  flows: [runByApi, agents, catalogue, buildFlow],
  'get-started': [buildFlow, agents, troubleshoot],
  integrations: [agentTools, globalVariables, catalogue],
  mcp: [agentTools, agents, mcpClient, runByApi],
  support: [getHelp, installation, releaseNotes],
  templates: [agents, runByApi, catalogue],
  tutorials: [runByApi, agents, deployment],
};

/** Three fit beside each other. */
const SHOWN = 3;

/** What to read after a page; its own card is left out. */
export function stepsAfter(slug: string, folder: string): NextStep[] {
  const steps = byPage[slug] ?? byFolder[folder] ?? [];
  return steps.filter(({href}) => href.split('#')[0] !== slug).slice(0, SHOWN);
}

export const allSteps = (): NextStep[] =>
  [...Object.values(byPage), ...Object.values(byFolder)].flat();
