/** Texts that handlers write into the page; the built HTML starts with the same ones. */
export const clientTexts = {
  expandAll: '全部展开',
  collapseAll: '全部收起',
  copyPath: '复制路径',
  copyAddress: '复制完整地址',
  copied: '已复制',
  copyFailed: '复制失败，请手动选择',
  filterCount: (count: number) => `${count} 个操作`,
};
