/** Words that stand only in the Markdown files, not on the pages. */
export const texts = {
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
};
