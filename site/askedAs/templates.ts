import type {AskedAs} from './types';

/** Templates. */
export const templates: AskedAs = {
  '/basic-prompting#change-the-model': [
    '替换模板里的 openai',
    '换成别的大模型',
    '模板换 deepseek',
    '模板换 claude',
  ],
  '/basic-prompting#pitfalls': ['花括号 报错', '模板跑不起来', '改了提示词没效果', '模板没有记忆'],
  '/document-qa#multiple-files': [
    '同时问多个文档',
    '多文件问答',
    '几个文件一起问',
    '选多个文件后断线',
    '比对两个文件',
  ],
  '/document-qa#file-per-request': ['每个用户传不同文件', '不同用户不同文档', '每次换文档'],
  '/memory-chatbot': ['带上下文的聊天', '聊天机器人 记住用户', '记忆机器人模板', '上下文对话'],
  '/memory-chatbot#fix-before-api-use': [
    'api 调用没有记忆',
    '不同用户共用记忆',
    '模板记忆串用户',
    'api 读到别人的记录',
  ],
  '/memory-chatbot#limit-history': [
    '限制历史条数',
    '上下文太长 超 token',
    '只带最近几轮',
    '历史窗口',
  ],
  '/sequential-agent': ['多个 agent 串联', '流水线', 'agent 接力', '多智能体模板'],
  '/sequential-agent#how-results-are-passed': [
    '上一个模型的结果给下一个用',
    'agent 输出当另一个的输入',
  ],
  '/vector-store-rag': ['知识库流程', '本地知识库', 'rag 模板', '知识库模板', 'rag 怎么做'],
  '/vector-store-rag#without-foreign-accounts': [
    '国内怎么做 rag',
    '全本地 rag ollama chroma',
    '国内 rag 方案',
    '离线 rag',
  ],
  '/vector-store-rag#improve-retrieval': [
    '检索不准',
    '召回率低',
    '搜不到内容',
    'rag 调优',
    'chunk 大小多少',
  ],
  '/vector-store-rag#constrain-the-answer': [
    '只根据资料回答',
    '不知道就说不知道',
    '显示引用来源',
    '防止幻觉',
    '超出资料就拒答',
  ],
  '/vector-store-rag#pitfalls': [
    'rag 加上历史记忆',
    '知识库多轮对话',
    'rag 没有结果',
    '重复写入',
    'rag 接口没入库',
    'rag 重复内容',
  ],
  '/vector-store-rag#two-vector-stores': ['向量库组件没有输出', '模板里为什么有两个向量库'],
  '/vector-store-rag#ingest-only-once': [
    '每次运行都重新入库',
    '提问时不要重新切分文档',
    '每次聊天都重新 embedding',
  ],
};
