import type {FaultKind} from './faults';

/** Apart from site/texts.ts, which every first view loads. */
export const texts = {
  title: '离线阅读',
  description:
    '把整个文档站保存在浏览器里：没有网络时，页面、搜索、API 参考和图片照常可用；可以暂停、更新，也可以随时删除。',
  lead: '把整个站点保存在这个浏览器里。之后没有网络，页面、搜索、API 参考和图片也照常可用。',
  how: '副本怎样工作',
  rules: [
    '有网络时，页面仍然来自网站；连不上，或 3 秒内没有回答，才使用副本。使用副本时，页面左下角会显示它的日期。',
    '网站有新版本时会提示，由你决定何时更新；更新只下载改动过的文件，全部到齐后才切换。',
    '副本只属于这个浏览器。删除副本，保存的文件和在后台提供它们的 Service Worker 会一起删除。下载之前，本站不安装任何东西。',
  ],
  needsScript: '保存副本需要 JavaScript。',
  intranetTitle: '给内网使用',
  intranet:
    '要在没有外网的环境里给多人使用，可以在代码仓库里运行 npm run pack，把本站打成一个压缩包：解压到内网任何静态服务器的任何路径下都能用，不需要改写地址，也不需要账号或第三方服务。',
  checking: '正在查看…',
  size: (transfer: string, size: string) =>
    `需要下载约 ${transfer}，保存后占用 ${size} 的浏览器存储空间。`,
  start: '下载副本',
  progressLabel: '下载进度',
  progress: (done: string, total: string) => `已下载 ${done}，共 ${total}`,
  leaving: '下载期间可以继续浏览本站；关闭标签页会暂停，下次打开本页可以继续。',
  pause: '暂停',
  paused: (done: string, total: string) =>
    `下载已暂停：已有 ${done}，共 ${total}。副本还不能使用，已下载的部分保留在浏览器里。`,
  resume: '继续下载',
  discard: '删除已下载的部分',
  kept: (date: string, size: string) =>
    `副本可以使用：${date} 下载，占用 ${size} 的浏览器存储空间。`,
  current: '它与网站的内容相同。',
  unknown: '现在连不上网站，不知道有没有新版本。',
  newer: (transfer: string) => `网站有新版本，更新需要下载约 ${transfer}。`,
  update: '更新副本',
  remove: '删除副本',
  retry: '再试一次',
  markCopy: (date: string) => `没有连上网站，正在使用 ${date} 的离线副本`,
  markNewer: '离线副本有新版本',
  dismiss: '不再提示这个版本',
} as const;

/** What is wrong, and what to do. */
export const faultTexts: Record<FaultKind, (detail: string) => string> = {
  insecure: () =>
    '这个页面不是通过 HTTPS 打开的，浏览器不允许它保存副本。请改用 https:// 开头的地址，或在本机用 localhost 打开。',
  unsupported: () =>
    '这个浏览器没有提供保存副本所需的功能（Service Worker 和 Cache Storage）。请更新浏览器，或退出无痕模式后再打开本页。',
  denied: (detail) =>
    `浏览器拒绝保存副本，没有留下任何文件${reason(detail)}。常见原因是无痕模式，或禁止了本站保存数据：请在浏览器的站点设置里允许，然后再试。`,
  full: () =>
    '浏览器的存储空间不够，下载的文件已经删除。请清理磁盘，或删除其他网站的数据，然后再试。',
  absent: () => '这个网站没有提供离线清单，不能从这里保存副本。',
  network: (detail) => `连不上网站${reason(detail)}。请检查网络，然后再试。`,
  altered: (file) =>
    `收到的 ${file} 与网站的清单不一致，下载的文件已经删除。常见原因是中间的代理改动了内容，或网站还没有部署完：请稍后再试。`,
  busy: () => '另一个标签页正在下载或删除副本，请在那里操作，或关闭它以后再试。',
};

function reason(detail: string): string {
  return detail && `（${detail}）`;
}

/** Decimal, as browsers show sizes. */
export function formatSize(bytes: number): string {
  const megabytes = bytes / 1e6;
  return megabytes >= 1
    ? `${megabytes.toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1e3))} KB`;
}
