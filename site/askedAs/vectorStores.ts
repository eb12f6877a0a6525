import type {AskedAs} from './types';

/** Vector stores and embedding models. */
export const vectorStores: AskedAs = {
  '/components-embedding-models': ['向量模型', 'embedding 用哪个', 'bge m3e'],
  '/components-embedding-models#compatible-embedding-service': [
    '自己部署的 embedding',
    '硅基流动 智谱 通义 embedding',
    'xinference vllm 向量模型',
  ],
  '/components-embedding-models#troubleshooting': [
    'embedding 报错',
    '维度不一致 dimension',
    'input should be a valid string',
    'token 超长',
  ],
  '/components-vector-stores': ['用哪个向量数据库', '支持的向量库'],
  '/components-vector-stores#attach-metadata': ['元数据 来源 文件名', '显示出处', '按文件过滤'],
  '/components-vector-stores#data-shape-before-ingest': [
    '存进去是空的',
    '写入报错',
    'metadata 报错',
  ],
  '/components-vector-stores#chroma-db': [
    'chroma 存在哪里',
    '持久化目录',
    'chroma 报错',
    'collection',
  ],
  '/components-vector-stores#connect-to-a-chroma-server': ['chroma docker', 'chroma http client'],
  '/components-vector-stores#milvus': ['milvus 连接失败', 'zilliz'],
  '/components-vector-stores#pgvector': ['postgres 向量', 'pgvector 连接'],
  '/components-vector-stores#qdrant': ['qdrant 连接'],
  '/components-vector-stores#elasticsearch': ['es 向量检索'],
  '/components-vector-stores#update-and-delete-data': [
    '删除向量',
    '清空知识库',
    '更新文档',
    '重复数据 去重',
    '每次运行都写入一遍',
  ],
  '/components-vector-stores#improve-retrieval': [
    '检索不准',
    '重排 rerank',
    'topk',
    '相似度阈值',
    '混合检索',
  ],
  '/components-vector-stores#troubleshooting': [
    '向量库报错',
    'dimension mismatch 维度不一致',
    '搜索结果为空',
    '连接超时',
    'attempt to write a readonly database',
    'Ingest Data 类型错误',
  ],
  '/components-vector-stores#astra-db-errors': [
    'astra 连接失败',
    'astra token 无效',
    'astradb 报错',
    '没有数据库可选',
    'Error initializing AstraDBVectorStore',
    'astra 用哪种 token',
    'datastax 连不上',
  ],
};
