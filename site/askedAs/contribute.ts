import type {AskedAs} from './types';

/** Working on Langflow; help and releases. */
export const contribute: AskedAs = {
  '/contributing-how-to-contribute#set-up-your-langflow-development-environment': [
    '编译前端 node 版本',
    'npm ci 失败',
    '前端开发环境',
    '热更新',
    '前后端分开启动',
  ],
  '/luna-for-langflow': ['商业版 企业版', '付费支持', '技术支持服务', '花钱买支持'],
  '/release-notes#prepare-to-upgrade': [
    '升级注意事项',
    '升级前备份',
    '怎么升级版本',
    '升级会丢数据吗',
  ],
  '/release-notes#breaking-changes-150': [
    '1.5 不兼容',
    '升级到 1.5 后 报错',
    '1.5 改了什么',
    '升级后组件不见了',
    '升级后接口要密钥',
  ],
  '/contributing-how-to-contribute#troubleshooting': [
    'make init python 版本不对 Aborting',
    'wsl 里 make 报错',
    'uv sync 什么都没装',
    'uv sync Audited',
  ],
  '/contributing-how-to-contribute#prerequisites': ['node 要什么版本', 'windows 上没有 make 命令'],
  '/contributing-telemetry': ['数据会不会传出去', '内网部署 数据外传'],
  '/contributing-bundles#ensure-the-application-builds-your-component-bundle': [
    'make 命令在哪里执行',
    'pip 安装没有 makefile',
  ],
  '/contributing-templates#own-templates': [
    '自定义新建流程的模板',
    '替换内置模板 starter projects',
    '公司内部模板库',
  ],
  '/contributing-how-to-contribute#run-langflow-from-source': [
    '源码启动 没有前端',
    'Static files directory does not exist',
    '源码怎么跑起来',
    '本地用源码方式启动的说明文档',
  ],
  '/contributing-how-to-contribute#github-codespaces': [
    'codespaces',
    '在线开发环境',
    'devcontainer 浏览器里跑',
    'github 上直接打开运行',
  ],
};
