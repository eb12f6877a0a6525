/** Words that stand only in the Markdown files, not on the pages. */
export const texts = {
  home: '首页',
  others: '其他页面',
  apiReference: 'API 参考',
  pageAddress: '页面地址：',
  tab: '标签页：',
  flow: '流程图：',
  admonitions: {
    note: '说明',
    tip: '提示',
    info: '信息',
    warning: '注意',
    caution: '小心',
    danger: '危险',
  } as Record<string, string>,
  index: {
    markdown: '下面的链接都指向页面的 Markdown 版本。在任何页面的地址后面加上 .md 也能得到它。',
    full: (url: string) => `全部页面合成的一个文件：${url}`,
    description: (url: string) => `API 的 OpenAPI 描述：${url}`,
  },
};
