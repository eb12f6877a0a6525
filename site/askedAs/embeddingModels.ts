import type {AskedAs} from './types';

/** Embedding models. */
export const embeddingModels: AskedAs = {
  '/components-embedding-models': [
    '向量模型',
    'embedding 用哪个',
    'bge m3e',
    '文本转向量',
    '向量化',
  ],
  '/components-embedding-models#compatible-embedding-service': [
    '自己部署的 embedding',
    '硅基流动 智谱 通义 embedding',
    'xinference vllm 向量模型',
    'Error code: 422 embedding',
    'Input should be a valid string',
    'string_type',
    '自建 embedding 422',
    'text-embedding-v3 dashscope',
    '百炼 向量模型',
  ],
  '/components-embedding-models#troubleshooting': [
    '百炼 向量 报错 InvalidParameter',
    '文本太长 嵌入失败',
    'embedding 报错',
    '维度不一致 dimension',
    'input should be a valid string',
    'token 超长',
    '检索结果不相关',
    '换了向量模型后搜不到',
    '嵌入表格时密钥无效',
    '聊天正常 写入文件时 key 报错',
  ],
};
