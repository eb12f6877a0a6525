import type {AskedAs} from './types';

/** Langflow as an MCP server. */
export const mcpServer: AskedAs = {
  '/mcp-server': [
    '把流程发布成 mcp',
    '给 cursor claude 用',
    '流程作为 mcp 工具',
    '流程变成工具给 ide',
    'langflow 当 mcp',
  ],
  '/mcp-server#select-flows-to-serve': [
    'mcp 里看不到我的流程',
    '选择哪些流程暴露',
    '去掉某个流程',
    '流程没出现在 cursor',
    'mcp server 页签在哪',
  ],
  '/mcp-server#tool-inputs': [
    'mcp 工具参数 输入',
    '只有 input_value',
    'mcp 没有记忆',
    'mcp 传多个参数',
  ],
  '/mcp-server#auto-install': [
    '自动添加到 cursor',
    '一键安装 mcp',
    '安装按钮灰色',
    'auto install 失败',
    '一键连接 claude',
  ],
  '/mcp-server#json-config': [
    'mcp json 配置怎么写',
    'mcp-proxy',
    'claude_desktop_config.json',
    'vscode trae cline 配置',
    'cherry studio',
    'claude code 添加',
  ],
  '/mcp-server#authentication': [
    'mcp 要不要 api key',
    'mcp 401 403',
    'mcp 鉴权 oauth',
    'generate api key 按钮',
    'mcp 公网安全',
  ],
  '/mcp-server#deploy-your-server-externally': [
    '外网访问 mcp',
    '远程 mcp 服务器',
    '给同事用 mcp',
    'mcp nginx 代理',
  ],
  '/mcp-server#connect-from-code': [
    'python 连接 langflow mcp',
    'mcp sdk',
    '代码里调 mcp',
    'mcp client python',
  ],
  '/mcp-server#troubleshooting-mcp-server': [
    'mcp 连接失败',
    'mcp 超时',
    '工具列表为空',
    'Received request before initialization was complete',
    'streamable http 支持吗',
    'cursor 显示红点',
    'mcp 不可用',
  ],
  '/mcp-server#other-issues': [
    'mcp server 标签页打不开',
    '没有 mcp server 页签',
    'mcp 工具的结果重复出现两次',
    'duplicate output mcp inspector tool called twice',
  ],
};
