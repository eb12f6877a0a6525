import type {AskedAs} from './types';

/** Deploying and packaging. */
export const deploy: AskedAs = {
  '/deployment-overview': ['怎么部署到服务器', '上生产', '选哪种部署方式'],
  '/deployment-overview#sizing': ['服务器配置要求', '几核几 g', '需要 gpu 吗', '能支持多少并发'],
  '/deployment-overview#ide-or-runtime': ['前后端分离', '只要后端 不要界面', 'backend-only'],
  '/deployment-overview#persistence': ['数据持久化', '要备份哪些目录'],
  '/deployment-overview#security-checklist': ['上线安全', '公网暴露 风险'],
  '/deployment-overview#health-check': ['健康检查接口', '/health'],
  '/deployment-overview#troubleshooting': ['部署后打不开', '重启后数据丢失'],
  '/deployment-docker#quickstart': ['docker 启动命令', 'docker 部署'],
  '/deployment-docker#private-registry': ['内网 docker 镜像', '离线镜像 导入'],
  '/deployment-docker#production-compose': [
    'docker-compose.yml 模板',
    'docker compose 带 postgres',
  ],
  '/deployment-docker#backup': ['docker 备份数据'],
  '/deployment-docker#upgrade-and-rollback': ['docker 升级版本', '升级镜像 数据会丢吗', '回滚'],
  '/deployment-docker#package-your-flow-as-a-docker-image': [
    '流程打包进镜像',
    '启动自动加载流程',
    '预置流程',
  ],
  '/deployment-docker#customize-the-langflow-docker-image-with-your-own-code': [
    '自定义 docker 镜像 覆盖源码',
    '二次开发 打镜像',
    '修改源码 部署',
  ],
  '/deployment-docker#troubleshooting': [
    '容器起不来',
    '容器一直重启',
    'Permission denied 权限',
    'docker 访问不了 7860',
    '容器里访问宿主机 localhost',
    'exec format error arm',
  ],
  '/deployment-caddyfile#nginx': ['nginx 配置', '反向代理', 'websocket', '流式被缓冲', '413'],
  '/deployment-caddyfile#no-sub-path': [
    '部署到子路径',
    '二级目录 /langflow',
    'base path root_path 前缀',
  ],
  '/deployment-caddyfile#without-a-domain': ['没有域名', 'ip 访问 https 自签证书'],
  '/deployment-caddyfile#troubleshooting': ['https 证书', '502 bad gateway', '域名打不开'],
  '/deployment-public-server': ['外网访问', '内网穿透', '让别人访问我的 langflow'],
  '/deployment-kubernetes-dev#troubleshooting': ['pod 起不来 CrashLoopBackOff', 'k8s 报错'],
  '/deployment-kubernetes-dev#configure-scaling': ['k8s 多副本', '扩容'],
  '/deployment-kubernetes-prod#configure-scaling': ['k8s 副本数', '水平扩展'],
  '/deployment-prod-best-practices#capacity': ['并发能力', '压测 qps', '性能调优'],
  '/develop-application#backend-only-mode': ['无界面模式', '只提供 api'],
  '/develop-application#import-flows-without-auto-login': [
    '关闭自动登录后流程没导入',
    'load flows 不生效',
  ],
  '/deployment-caddyfile#waf': [
    'cloudflare 403',
    'waf 拦截',
    '保存流程 403',
    '云防火墙',
    '524 超时',
    '宝塔 防火墙',
  ],
};
