import type {AskedAs} from './types';

/** Chat and text in and out. */
export const chatComponents: AskedAs = {
  '/components-io#chat-input': ['多个输入', '用户输入', '聊天输入', '开始节点', '用户问题从哪进来'],
  '/components-io#chat-input-parameters': [
    '输入框传图片 文件',
    'files 参数',
    '不保存用户消息',
    '改用户名字',
  ],
  '/components-io#chat-output': [
    '输出结果',
    '聊天里显示图片',
    '返回图片',
    'markdown 显示',
    '多个输出',
    '结束节点',
    '直接回复节点',
    '图片只显示文字链接',
    'markdown 表格 显示乱',
  ],
  '/components-io#return-files': [
    '返回语音',
    '输出音频',
    '聊天里下载文件',
    'chat output 文件',
    '机器人发文件',
    '返回视频 pdf',
    '下载链接',
    '生成 word 给用户下载',
  ],
  '/components-io#generate-images': [
    '画图',
    '文生图',
    'dalle',
    '生成图片',
    '图片生成',
    '文生图 接口',
    'stable diffusion',
    'agent 生成的图片只有链接',
  ],
  '/components-io#chat-io-troubleshooting': [
    '聊天组件只能有一个',
    '多个 chat input',
    'chat input 灰色拖不动',
    '只想要一个输出',
  ],
  '/components-io#text-input': [
    '传多个参数',
    '除了聊天还要别的输入',
    '表单',
    '固定文字常量',
    '变量节点',
  ],
  '/components-io#send-text-input-with-the-langflow-api': [
    'api 传多个文本输入',
    'input_type text',
    '翻译接口怎么调',
    '非对话方式调接口',
  ],
  '/components-io#role-messages': [
    'messages 数组 role content',
    'openai 格式的消息历史怎么传',
    '把历史对话一起传进去',
  ],
  '/components-io#show-charts': ['显示图表 echarts', '画柱状图 折线图', 'mermaid 思维导图'],
  '/components-io': ['text input 和 chat input 的区别'],
};
