import type {AskedAs} from './types';

/** Bundles and integrations. */
export const bundles: AskedAs = {
  '/bundles-ollama#prerequisites': [
    'docker 连不上宿主机 ollama',
    'host.docker.internal:11434',
    'ollama 地址填什么',
    'Ollama API URL',
  ],
  '/bundles-ollama#ollama-text-generation': ['本地模型', 'ollama 怎么接', 'deepseek-r1 qwen3 本地'],
  '/bundles-ollama#ollama-embeddings': [
    'ollama 向量模型',
    'nomic-embed-text bge-m3',
    '用 llama 做向量化',
    'ollama 向量化 崩溃',
    '用大模型做 embedding',
  ],
  '/bundles-ollama#ollama-troubleshooting': [
    'ollama cloud api key',
    'ollama 模型列表为空',
    'ollama 下拉没有模型',
    'ollama connection refused',
    'ollama 超时 很慢',
    '不支持 tools',
    'think 标签',
  ],
  '/bundles-openai#prerequisites': ['openai 代理', '国内访问 openai', 'openai 连不上 需要代理'],
  '/bundles-openai#compatible-apis': [
    '中转 api',
    'openai 兼容接口 国产模型',
    '自定义 base url',
    '通义千问 智谱 月之暗面 火山 豆包 硅基流动 接入',
    'OpenAI API Base',
  ],
  '/bundles-openai#openai-troubleshooting': [
    'openai 报错',
    'insufficient_quota',
    'model_not_found',
  ],
  '/bundles-deepseek': ['深度求索', 'deepseek api 接入'],
  '/bundles-deepseek#deepseek-troubleshooting': ['deepseek 报错', 'reasoner 不支持工具'],
  '/bundles-azure': ['azure openai 配置', 'deployment name', 'azure 404'],
  '/bundles-google': ['gemini', 'gmail google drive'],
  '/bundles-huggingface': ['huggingface 模型', '本地 transformers'],
  '/bundles-langchain': ['langchain 组件', 'csv agent', 'sql agent'],
  '/integrations-docling': ['解析复杂 pdf 表格', 'ocr 扫描件', '版面分析'],
  '/integrations-langfuse': [
    '花了多少 token',
    'token 统计',
    '费用 成本',
    'langfuse 追踪 没数据',
    '调用链 监控 token',
  ],
  '/integrations-langsmith': ['langsmith 追踪'],
};
