import type {AskedAs} from './types';

/** Troubleshooting, releases and support. */
export const troubleshoot: AskedAs = {
  '/troubleshoot#missing-components': ['找不到某个组件', '教程里的组件没有', 'legacy beta 组件'],
  '/troubleshoot#no-input-in-the-playground': ['没有聊天框', 'playground 不能输入'],
  '/troubleshoot#missing-key-no-key-found-or-invalid-api-key': [
    'api key 无效',
    'key 报错',
    '密钥错误',
  ],
  '/troubleshoot#api-returns-html': ['接口返回 html', '返回 <!DOCTYPE html>', 'api 返回页面'],
  '/troubleshoot#langflow-installation-freezes-at-pip-dependency-resolution': [
    'pip 一直卡住',
    '安装特别久',
    'This is taking longer than usual',
  ],
  '/troubleshoot#linux-installation-fails-to-build-required-package': [
    'Failed building wheel',
    'gcc 编译报错',
    'centos 安装失败',
  ],
  '/troubleshoot#installation-failure-from-webrtcvad-package': [
    'Microsoft Visual C++ 14.0 is required',
    'webrtcvad 报错',
  ],
  '/troubleshoot#desktop-does-not-start': [
    '桌面版打不开',
    '桌面版闪退',
    '桌面版卡在加载',
    '安装程序失败',
  ],
  '/troubleshoot#blank-page': [
    '白屏',
    '页面空白',
    '前端加载失败',
    '一直 loading',
    'Server is busy',
  ],
  '/troubleshoot#package-is-not-installed': [
    'is not installed. Please install',
    '缺少依赖包',
    'ImportError',
  ],
  '/troubleshoot#slow-or-offline-start': [
    '离线环境启动',
    '内网启动卡住',
    '启动特别慢',
    '卡在 Building components cache',
    '没有外网',
  ],
  '/troubleshoot#company-certificates': [
    'SSL: CERTIFICATE_VERIFY_FAILED',
    '自签名证书',
    'self signed certificate',
  ],
  '/troubleshoot#port-changed': ['端口变了', '7861'],
  '/troubleshoot#something-went-wrong-running-migrations': [
    '升级后启动失败',
    "There's a mismatch between the models and the database",
    "Can't locate revision identified by",
    '降级后报错 alembic',
  ],
  '/troubleshoot#flows-missing-after-upgrade': [
    '流程不见了',
    '升级后数据没了',
    '流程突然消失',
    '重装后流程没了',
  ],
  '/troubleshoot#desktop-flows-missing': ['桌面版流程没了'],
  '/troubleshoot#database-errors': [
    'sqlite3.OperationalError',
    'server closed the connection unexpectedly',
    'relation already exists',
    'UNIQUE constraint failed',
  ],
  '/troubleshoot#component-updates-after-upgrade': ['升级后组件报错', '旧流程在新版本跑不了'],
  '/troubleshoot#large-flows': ['运行很慢', '流程卡顿', '组件多 页面卡', '响应慢'],
  '/troubleshoot#timeouts': ['504 Gateway Timeout', '请求超时', 'Worker timeout', 'Network error'],
  '/troubleshoot#memory-and-cpu': ['内存泄漏', 'OOM killed', 'cpu 100%', '内存占用高'],
  '/troubleshoot#database-grows': ['db 文件太大', '磁盘满了', '清理历史数据', 'vertex_build 表'],
  '/troubleshoot#langflow-uninstall-issues': ['卸载', '删除干净'],
  '/release-notes#prepare-to-upgrade': ['升级注意事项', '升级前备份'],
  '/release-notes#breaking-changes-150': ['1.5 不兼容', '升级到 1.5 后 报错', '1.5 改了什么'],
  '/luna-for-langflow': ['商业版 企业版', '付费支持'],
};
