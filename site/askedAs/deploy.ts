import type {AskedAs} from './types';

/** Deploying: overview, packaging, a public address. */
export const deploy: AskedAs = {
  '/deployment-overview': [
    '怎么部署到服务器',
    '上生产',
    '选哪种部署方式',
    '部署方案',
    '怎么上服务器',
  ],
  '/deployment-overview#any-container-platform': [
    '云服务器部署',
    'aws lambda',
    '华为云',
    'sealos',
    '宝塔面板',
    '群晖 nas',
    'aws ecs fargate',
    'serverless 部署',
  ],
  '/deployment-overview#ide-or-runtime': [
    '前后端分离',
    '只要后端 不要界面',
    'backend-only',
    'ide 和 runtime 区别',
    'headless',
  ],
  '/deployment-overview#sizing': [
    '服务器配置要求',
    '几核几 g',
    '需要 gpu 吗',
    '能支持多少并发',
    '内存要多大',
    '2g 内存够吗',
  ],
  '/deployment-overview#persistence': [
    '数据持久化',
    '要备份哪些目录',
    '重启后数据没了',
    '数据保存在哪',
    '容器重建丢数据',
    '挂载哪些目录',
    'langflow.db 存在哪',
    '不装 postgres 可以吗',
  ],
  '/deployment-overview#security-checklist': [
    '上线安全',
    '公网暴露 风险',
    '安全加固',
    '上线前改什么',
  ],
  '/deployment-overview#health-check': ['健康检查接口', '/health', '存活探针', '探活'],
  '/deployment-overview#troubleshooting': [
    '部署后打不开',
    '重启后数据丢失',
    '部署后流程不见',
    'network error 多进程',
  ],
  '/deployment-public-server': [
    '外网访问',
    '内网穿透',
    '让别人访问我的 langflow',
    '公网演示',
    '花生壳',
  ],
  '/develop-application#backend-only-mode': ['无界面模式', '只提供 api', '不要编辑器只要接口'],
  '/develop-application#import-flows-without-auto-login': [
    '关闭自动登录后流程没导入',
    'load flows 不生效',
    '脚本上传流程',
    'ci 导入流程',
  ],
};
