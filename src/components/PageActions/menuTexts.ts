/** Apart from site/texts.ts, which every first view loads: these load with the menu. */
export const menuTexts = {
  copy: '复制为 Markdown',
  copyHint: '整页内容，可以粘贴给助手',
  view: '查看 Markdown',
  viewHint: '打开本页的 .md 文件',
  copyLink: '复制页面链接',
  copyLinkHint: '带上当前的章节',
  offline: '离线阅读',
  offlineHint: '把整个站点保存在浏览器里',
  openIn: (assistant: string) => `在 ${assistant} 中打开`,
  openInHint: '在新标签页里就本页提问',
  prompt: (url: string) => `请阅读 ${url} ，然后回答我关于这一页的问题。`,
  copied: '已复制本页的 Markdown',
  copiedLink: '已复制链接',
  refused: '浏览器不允许写入剪贴板，请查看 Markdown 后手动复制',
  refusedLink: '浏览器不允许写入剪贴板，请从地址栏复制',
};
