/** Texts of the dialog and the search page. Where the specification quotes English, both are kept. */

export interface QuotedText {
  zh: string;
  en: string;
}

/** For places that take a plain string only. */
export function joinQuoted({zh, en}: QuotedText): string {
  return `${zh} · ${en}`;
}

/** What is offered under “Try searching for” until a query has found something. */
export const firstSuggestions = ['安装', '环境变量', 'API 密钥'];

/** Where a reader who has nothing to type yet can go; the first six pages that people look for. */
export const startPoints: {path: string; title: string}[] = [
  {path: 'get-started-quickstart', title: '快速入门'},
  {path: 'get-started-installation', title: '安装'},
  {path: 'concepts-components', title: '组件目录'},
  {path: 'environment-variables', title: '环境变量'},
  {path: 'api', title: 'API 参考'},
  {path: 'troubleshoot', title: '故障排除'},
];

export const texts = {
  dialogLabel: '搜索文档',
  placeholder: {zh: '搜索文档', en: 'Search docs'},
  resultsLabel: '搜索结果',
  /** While the texts are still loading the count is not known. */
  seeAll: (count: number | undefined): QuotedText =>
    count === undefined
      ? {zh: '查看全部结果', en: 'See all results'}
      : {zh: `查看全部 ${count} 条结果`, en: `See all ${count} results`},
  searchBox: {
    label: '搜索',
    reset: '清空查询',
    cancel: '取消',
  },
  footer: {
    select: '打开',
    selectKey: '回车键',
    navigate: '选择',
    navigateUpKey: '向上键',
    navigateDownKey: '向下键',
    close: '关闭',
    closeKey: 'Esc 键',
    searchBy: '搜索服务',
  },
  start: {
    recent: '最近搜索',
    noRecent: {zh: '没有最近的搜索', en: 'No recent searches'},
    saveRecent: '收藏这条搜索',
    removeRecent: '从最近搜索中删除',
    favorites: '收藏',
    removeFavorite: '取消收藏',
    points: '从这里开始',
  },
  noResults: {
    title: {zh: '没有找到结果', en: 'No results for'},
    suggestions: {zh: '试试搜索', en: 'Try searching for'},
    report: {zh: '觉得应该有结果？', en: 'Believe this query should return results?'},
    reportLink: {zh: '告诉我们', en: 'Let us know.'},
  },
  error: {
    title: {zh: '无法获取结果', en: 'Unable to fetch results'},
    help: {zh: '请检查网络连接', en: 'You might want to check your network connection.'},
    developmentHelp: '开发服务器不生成搜索索引。请先运行 npm run build，再用 npm run serve 查看。',
  },
  announce: {
    results: (count: number) => `找到 ${count} 条结果`,
    noResults: '没有找到结果',
    error: '无法获取结果',
  },
  page: {
    title: '搜索',
    titleFor: (query: string) => `“${query}”的搜索结果`,
    inputLabel: '搜索文档',
    submit: '搜索',
    count: (count: number) => `找到 ${count} 条结果`,
    searching: '正在搜索…',
    scope: '搜索范围',
    scopes: {all: '全部', guides: '指南', api: 'API'},
    scopeCount: (name: string, count: number) => `${name}（${count}）`,
    start: '输入关键词，支持中文、英文、拼音和参数名。',
    noResults: (query: string) => `没有找到与“${query}”有关的内容`,
    noResultsHelp: '换一个说法，或减少几个词再试。也可以从首页的目录开始找。',
    suggestions: '试试搜索：',
    needsScript: '搜索需要 JavaScript。请在浏览器里启用它，或从首页的目录里找。',
    home: '返回首页',
    more: (left: number) => `再显示 ${left} 条`,
    loadingMore: '正在加载…',
    titlesOnly: '页面的正文没有加载出来，下面只是标题里的结果。请检查网络，再试一次。',
    retry: {zh: '重试', en: 'Retry'},
  },
};
