/** Words of llms.txt. */
export const texts = {
  home: '首页',
  others: '其他页面',
  apiReference: 'API 参考',
  index: {
    markdown:
      '下面的链接都指向页面的 Markdown 版本。在任何页面的地址后面加上 .md 也能得到它。请求头里写 Accept: text/markdown 时，nginx、Caddy 等服务器直接回答 Markdown；静态托管只按地址回答。',
    full: (url: string) => `全部页面合成的一个文件：${url}`,
    mcp: (script: string, page: string) =>
      `MCP 服务器，能搜索和阅读全部页面：下载 ${script} ，用 node mcp.mjs --site 本站地址 启动；说明见 ${page}`,
    parts: '分卷',
    count: (pages: number) => `${pages} 页，每页一行：标题、Markdown 的地址和说明。`,
    description: (url: string) => `API 的 OpenAPI 描述：${url}`,
  },
};
