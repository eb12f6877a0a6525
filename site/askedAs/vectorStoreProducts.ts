import type {AskedAs} from './types';

/** The single vector stores. */
export const vectorStoreProducts: AskedAs = {
  '/components-vector-stores#astra-db-errors': [
    'astra 连接失败',
    'astra token 无效',
    'astradb 报错',
    '没有数据库可选',
    'Error initializing AstraDBVectorStore',
    'astra 用哪种 token',
    'datastax 连不上',
    'astra 数据库列表空',
  ],
  '/components-vector-stores#chroma-db': [
    'chroma 存在哪里',
    '持久化目录',
    'chroma 报错',
    'collection',
    '本地向量库',
    '不用账号的向量库',
    'chroma 要不要单独装服务器',
    'HTTPConnectionPool localhost port=8080',
    '向量库报 Max retries exceeded',
  ],
  '/components-vector-stores#connect-to-a-chroma-server': [
    'chroma docker',
    'chroma http client',
    'chroma 连不上',
    '8000 端口',
    '远程 chroma',
    'chroma 独立部署',
    'server host 填了没用',
  ],
  '/components-vector-stores#elasticsearch': ['es 向量检索', 'es 存知识库', 'es 账号密码'],
  '/components-vector-stores#milvus': [
    'milvus 连接失败',
    'zilliz',
    'milvus 节点',
    '国产向量库',
    'milvus 版本不兼容',
    'sdk is incompatible with server downgrade your sdk',
  ],
  '/components-vector-stores#pgvector': [
    'postgres 向量',
    'pgvector 连接',
    'pg 做知识库',
    'pg 向量扩展',
  ],
  '/components-vector-stores#qdrant': ['qdrant 连接', 'qdrant docker', 'qdrant 节点'],
  '/components-vector-stores#faiss': [
    'could not open for reading faiss',
    'faiss 中文路径',
    'faiss 索引文件打不开',
    'faiss 持久化',
  ],
  '/components-vector-stores#pinecone': ['pinecone 命名空间不生效', 'pinecone 检索为空'],
};
