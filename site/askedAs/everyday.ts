import type {AskedAs} from './types';

/** Everyday words for what readers do and see; by kind of question, over all chapters. */
export const everyday: AskedAs = {
  '/concepts-overview#account-menu': [
    '深色模式',
    '夜间模式',
    '切换主题',
    '退出登录',
    '没有退出按钮',
    '怎么看版本号',
    '个人设置在哪',
    '改头像',
    '界面字体太小',
    '组件商店',
    'langflow store 商店',
  ],
  '/concepts-components#rename-a-component': ['改组件名字', '节点改名', '修改组件描述'],
  '/bundles-huggingface#local-hugging-face-model': ['sentence-transformers', '本地向量模型'],
  '/configuration-global-variables#fallback': ['变量从环境变量取', '找不到变量时用环境变量'],
  '/components-prompts#images-through-prompt-template': [
    '大模型看不到图片',
    '图片丢了',
    '图片没传给模型',
  ],
  '/components-custom-components#migrate-custom-component': [
    '老的组件代码升级',
    'CustomComponent 怎么改成新的',
    'build 方法写法',
  ],
  '/components-processing#run-shell-commands': ['执行命令', '调用系统命令', '运行 bash 脚本'],
  '/deployment-overview#any-container-platform': [
    '云服务器部署',
    'aws lambda',
    '华为云',
    'sealos',
    '宝塔面板',
    '群晖 nas',
  ],
  '/components-vector-stores#configure-vector-store-parameters': ['top k 在哪设置', '返回几条'],
  '/components-agents#legacy-agent-components': [
    'crewai 报错',
    'crewai 一直运行',
    'crewai 用自己的模型',
  ],
  '/concepts-publish#embed-angular': ['angular 嵌入聊天窗口', 'vue 项目嵌入'],
  '/integrations-langfuse#langfuse-prompts': ['langfuse 管理提示词'],
  '/api-monitor#example-cleanup': ['聊天记录自动过期'],
  '/components-agents#use-your-own-model': ['自己填模型名'],
};
