interface Exception {
  /** Left out: on every page. */
  page?: string;
  words: string[];
  reason: string;
}

/** The only list of bold words that the interface of a fresh server does not show, and why. */
const exceptions: Exception[] = [
  {words: ['Globe', 'Scan'], reason: '图标的样子，图标上没有文字'},
  {page: 'mcp-server', words: ['Transport Type', 'Connect'], reason: 'MCP Inspector 的界面'},
  {page: 'mcp-server', words: ['Generate API key'], reason: '关闭自动登录之后才有'},
  {page: 'chat-with-rag', words: ['Refresh list'], reason: '换成 DeepSeek 组件之后，下拉框里才有'},
  {page: 'mcp-tutorial', words: ['City'], reason: '要连上天气服务器，选中它的工具才有'},
  {
    page: 'vector-store-rag',
    words: [
      'New database',
      'Cloud provider',
      'New collection',
      'Create',
      'Embedding generation method',
      'Embedding model',
      'Bring your own',
    ],
    reason: '要有 Astra DB 的令牌才显示',
  },
  {
    page: 'concepts-overview',
    words: ['Admin Page', 'Logout'],
    reason: '关闭自动登录之后才有',
  },
  {
    page: 'concepts-overview',
    words: ['Apply'],
    reason: '双击一个快捷键之后的对话框里才有',
  },
  {
    page: 'configuration-api-keys',
    words: ['Delete selected items'],
    reason: '选中密钥之后，删除图标的提示',
  },
  {
    page: 'configuration-global-variables',
    words: ['Delete selected items'],
    reason: '选中变量之后，删除图标的提示',
  },
  {
    page: 'concepts-components',
    words: ['Refresh list'],
    reason: '选项要从外部的服务读取，填了密钥之后才有',
  },
  {page: 'concepts-components', words: ['Restore'], reason: '只在改过代码的旧组件上有'},
  {
    page: 'concepts-components',
    words: ['Dismiss All', 'Update Component'],
    reason: '随要更新的组件是一个还是几个而不同',
  },
];

export function findReason(page: string, word: string): string | undefined {
  return exceptions.find(
    (exception) =>
      (exception.page === undefined || exception.page === page) && exception.words.includes(word),
  )?.reason;
}

export const allExceptions: readonly Exception[] = exceptions;
