/** Words of llms.txt. */
export const texts = {
  home: '首页',
  others: '其他页面',
  apiReference: 'API 参考',
  index: {
    markdown: '下面的链接都指向页面的 Markdown 版本。在任何页面的地址后面加上 .md 也能得到它。',
    full: (url: string) => `全部页面合成的一个文件：${url}`,
    description: (url: string) => `API 的 OpenAPI 描述：${url}`,
  },
};
