import type {AskedAs} from './types';

/** Helpers: sums, dates, message history. */
export const helperComponents: AskedAs = {
  '/components-helpers#current-date': [
    '获取当前时间',
    '今天几号',
    '时区不对',
    '大模型不知道今天日期',
    '模型年份不对',
  ],
  '/components-helpers#message-history': [
    '存消息节点该怎么连',
    '聊天记录组件',
    '取历史对话',
    'chat memory',
    '上下文记忆节点',
    'language model 不记得上一句',
  ],
  '/components-helpers#use-external-chat-memory': [
    '聊天记录存 redis',
    '外部记忆',
    '对话存到自己的数据库',
    '记忆放 redis',
  ],
  '/components-helpers#current-date-parameters': [
    'current date 工具 时区 literal_error',
    '智能体传错时区 运行失败',
  ],
  '/components-helpers#message-history-parameters': [
    '用户消息重复保存',
    'store message duplicates human messages',
  ],
  '/components-helpers#choose-a-memory-option': [
    '记忆怎么选',
    '长期记忆 短期记忆',
    '短期长期记忆选型',
    '带几轮历史合适',
  ],
};
