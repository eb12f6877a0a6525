import type {AskedAs} from './types';

/** Tables of errors that several components or one chapter share. */
export const errors: AskedAs = {
  '/troubleshoot#graph-errors': [
    '连线报错',
    '流程图报错',
    'might not be a valid input',
    '旧流程打开后连线失效',
    '循环依赖报错',
    'stream 报错',
  ],
  '/troubleshoot#startup-errors': [
    '启动报 superuser 错误',
    '管理员账号冲突',
    'redis 连不上',
    '建表失败',
    '登录令牌失效',
  ],
  '/components-processing#processing-errors': [
    '处理组件报错',
    'parser 报错',
    'structured output 报错',
    'split text 报错',
    'python interpreter 报错',
    'PythonREPL No module named',
    'save file 报错',
    'data operations 报错',
    'batch run 报错',
  ],
  '/components-logic#logic-errors': ['run flow 报错', '子流程报错', 'loop 报错', 'if else 报错'],
  '/components-data#data-errors': [
    'api request 报错',
    'file 组件报错',
    '读文件报错',
    'url 组件报错',
    '抓网页失败',
    'directory 报错',
    'rss 报错',
  ],
  '/components-bundle-components#bundle-errors': [
    'youtube 字幕获取失败',
    'youtube 报错',
    'tavily 超时',
    'firecrawl 报错',
    '第三方组件报错',
    '插件报错',
  ],
  '/mcp-client#mcp-tools-errors': ['mcp 组件报错', 'mcp 工具丢失', 'mcp 断开连接'],
  '/api-flows#flow-endpoint-errors': ['endpoint name 不能用中文', '接口名称不合法', '创建流程 422'],
};
