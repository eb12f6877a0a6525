/**
 * Every interface text that is ours. Where the specification quotes an English text, the pair keeps it
 * verbatim beside the Chinese: `zh` comes first, `en` follows in a quieter style with lang="en".
 */

export interface QuotedText {
  zh: string;
  en: string;
}

/** For places that take a plain string only (titles, placeholders, attributes). */
export const joinQuoted = ({zh, en}: QuotedText): string => `${zh} · ${en}`;

export const texts = {
  title: 'Langflow 中文文档',
  tagline: '用可视化流程搭建检索增强生成与多智能体应用',

  navbar: {
    logoAlt: 'Langflow 标志',
    guides: '指南',
    api: 'API 参考',
    repository: 'GitHub 源代码仓库',
    social: 'X（原 Twitter）上的 Langflow',
    chat: 'Discord 社区',
  },
  footer: {
    copyright: '© 2025 Langflow',
    privacy: '隐私选项',
    offline: '离线阅读',
  },
  sidebar: {
    allPages: '查看全部页面',
    allPagesTitle: '全部页面',
  },
  lastUpdated: '最后更新于 ',
  helpButton: {zh: '搜索帮助', en: 'Hi, how can I help you?'},
  search: {
    button: '搜索',
    buttonLabel: {zh: '搜索文档', en: 'Search docs'},
    home: '搜索文档、组件、环境变量和 API',
  },
  privacy: {
    title: '隐私选项',
    nothingCollected:
      '本站没有启用任何统计或分析服务：不收集访问数据，不写入跟踪用的 Cookie，也不向第三方发送请求。',
    localOnly:
      '颜色模式、语言标签页的选择、搜索记录和收藏、API 页面上填写的服务器地址和你下载的离线副本只保存在你的浏览器里，清除站点数据即可删除。',
    close: '关闭',
  },
  notFound: {
    title: {zh: '找不到页面', en: 'page not found'},
    lead: '这个地址没有对应的页面，它可能已经改名或被移除。',
    contactOwner: {
      zh: '如果你是从别的网站点击链接来到这里，请联系该网站的所有者，告诉他们这个链接已经失效。',
      en: 'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    },
    suggestions: '你要找的可能是',
    searchAction: '搜索文档',
    home: '返回首页',
  },
  loading: {
    pending: '正在加载…',
    failed: '加载失败，请检查网络后重试',
    retry: {zh: '重试', en: 'Retry'},
    unreachable: '连不上网站，先留在这一页。网络恢复后会自动打开你要去的页面。',
  },
  crash: {
    title: {zh: '页面崩溃了。', en: 'This page crashed.'},
    tryAgain: {zh: '再试一次', en: 'Try again'},
    details: '错误信息与原因',
    cause: '原因：',
    home: '返回首页',
  },
  page: {
    copy: '复制为 Markdown',
    more: '更多页面操作',
    offline: '没有网络，恢复后再试一次',
    helpful: '这页有帮助吗？',
    yes: '有帮助',
    no: '没有帮助',
    feedback: '到 GitHub 写下意见',
    question: '哪些内容有用？缺了什么，哪里不清楚或写错了？',
  },
  filter: {
    matches: (count: number) => `${count} 项匹配`,
    nothing: '没有匹配的行',
    clear: '清除筛选',
  },
  code: {
    copy: '复制',
    copied: '已复制',
    copyFailed: '复制失败，请手动选择',
    copyLabel: '复制代码',
  },
} as const;

/** Apart from `texts`: written into the pages when they are built, and not part of any script. */
export const pageTexts = {
  nextSteps: '下一步',
  filter: {all: (label: string) => `${label}：全部`},
  code: {
    wrap: '换行',
    wrapLabel: '长行自动换行',
    expand: (lines: number) => `展开其余 ${lines} 行`,
    collapse: '收起',
  },
} as const;

/** Apart from `texts`: only builds with analytics import it, and the others leave it out. */
export const consentTexts = {
  question: '允许本站做访问统计吗？',
  reason: '统计用来了解哪些页面和示例对读者有用。在你允许之前，不发送统计请求，也不保存任何标识。',
  grant: '允许',
  deny: '拒绝',
  details: '详情',
  changeLater: '随时可以在页脚的“隐私选项”中更改。',
  status: {
    undecided: '统计：尚未选择',
    granted: '统计：已允许',
    denied: '统计：已拒绝',
  },
  purpose: '本站用访问统计了解哪些页面和示例对读者有用，在你允许之后才开始。',
  services: '允许之后使用的服务：',
  google: 'Google 统计代码',
  googleNote: '它的脚本在页面里运行，还会按 Google 的规则收集 IP 地址、屏幕大小等信息',
  segment: '事件收集服务',
  searchInsights:
    'Algolia 搜索统计（insights.algolia.io）：看到和点开了哪些搜索结果。搜索本身由 Algolia 回答，它可以把结果和搜索词对应起来。',
  content:
    '发送的内容：页面的路径和标题、上一页的地址（不含查询参数）、看到的小标题和代码块的语言、点击的链接或按钮的名称、浏览器的型号和语言，以及一个随机编号。不发送搜索词和你在页面上输入的内容。',
  signal:
    '你的浏览器发出了“请勿跟踪”或全局隐私控制（GPC）信号，本站视为拒绝；你仍然可以在这里允许。',
  vendorMissing:
    '隐私选项由一个外部脚本提供，它没有加载成功（可能被浏览器或扩展拦截）。在它加载之前，本站不收集任何数据。',
} as const;
