import {inputsOf} from './types';
import type {FlowNode} from './types';

/** Line drawings on a 16 by 16 grid, one per kind of component. */
const GLYPHS = {
  chat: 'M2.5 4.5a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H7l-3 3v-3a1.6 1.6 0 0 1-1.5-2z',
  prompt: 'M3 4.5V3h10v1.5M8 3v10M6 13h4',
  model:
    'M8 1.5c.7 4 2.5 5.8 6.5 6.5-4 .7-5.8 2.5-6.5 6.5C7.3 10.5 5.5 8.7 1.5 8c4-.7 5.8-2.5 6.5-6.5z',
  embedding: 'M3 6.5v3M6.3 3v10M9.7 5v6M13 7v2',
  store:
    'M2.5 4c0-1.1 2.5-2 5.5-2s5.5.9 5.5 2-2.5 2-5.5 2-5.5-.9-5.5-2zM2.5 4v8c0 1.1 2.5 2 5.5 2s5.5-.9 5.5-2V4M2.5 8c0 1.1 2.5 2 5.5 2s5.5-.9 5.5-2',
  agent:
    'M8 2v2.5M4.5 4.5h7a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM6 8.2v1.3M10 8.2v1.3',
  tool: 'M13.7 4.8a3.5 3.5 0 0 1-4.6 4.1l-4.3 4.3a1.4 1.4 0 0 1-2-2l4.3-4.3a3.5 3.5 0 0 1 4.1-4.6L9 4.5 9.4 6.6l2.1.4z',
  file: 'M9 1.5H4.5a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h7a1 1 0 0 0 1-1V5zM9 1.5V5h3.5M6 8.5h4M6 11h4',
  web: 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM2 8h12M8 2c2 2 2.5 4 2.5 6S10 12 8 14c-2-2-2.5-4-2.5-6S6 4 8 2z',
  branch: 'M2 8h4M6 8c3 0 2-4 5-4h3M6 8c3 0 2 4 5 4h3M12 2l2 2-2 2M12 10l2 2-2 2',
  memory: 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM8 4.5V8l2.5 1.5',
  server:
    'M3 2.5h10a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM3 8.5h10a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM4.5 5h.01M4.5 11h.01',
  user: 'M10.8 5a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0zM2.5 14c.5-3 2.7-4.3 5.5-4.3s5 1.3 5.5 4.3',
  shield: 'M8 1.5l5.5 2V8c0 3.2-2.2 5.4-5.5 6.5C4.7 13.4 2.5 11.2 2.5 8V3.5z',
  cloud: 'M4.5 12.5a3 3 0 0 1-.4-6A4 4 0 0 1 11.8 6a3.3 3.3 0 0 1-.3 6.5z',
  code: 'M5 4.5L1.5 8 5 11.5M11 4.5L14.5 8 11 11.5M9.3 3L6.7 13',
  part: 'M8 1.8l5.5 3.1v6.2L8 14.2l-5.5-3.1V4.9zM2.5 4.9L8 8l5.5-3.1M8 8v6.2',
} as const;

type Glyph = keyof typeof GLYPHS;

/** First match wins, on the component's name. Chinese words serve the topology pictures. */
const BY_NAME: ReadonlyArray<readonly [RegExp, Glyph]> = [
  [/agent|智能体/i, 'agent'],
  [/embedding|嵌入/i, 'embedding'],
  [/prompt|提示词/i, 'prompt'],
  [/memory|history|redis|缓存|记忆/i, 'memory'],
  [/chat (in|out)put|text (in|out)put|聊天|对话|消息/i, 'chat'],
  [
    /vector|chroma|astra|pinecone|milvus|qdrant|faiss|weaviate|postgres|sqlite|database|\bdb\b|数据库|向量|数据源|存储/i,
    'store',
  ],
  [
    /language model|llm|openai|gpt|claude|gemini|ollama|anthropic|groq|mistral|deepseek|语言模型|大模型/i,
    'model',
  ],
  [/if-else|router|condition|loop|listen|notify|分支|负载均衡/i, 'branch'],
  [/caddy|nginx|proxy|gateway|ingress|firewall|代理|网关|防火墙/i, 'shield'],
  [/browser|url|web|http|api|search|浏览器|网站|网页|域名/i, 'web'],
  [/file|directory|document|csv|pdf|docling|文件|文档/i, 'file'],
  [/user|client|用户|访客|读者|客户端|开发者/i, 'user'],
  [/python|code|function|script|应用|代码|脚本/i, 'code'],
  [/server|langflow|container|docker|pod|worker|kubernetes|服务|容器|集群|副本|主机/i, 'server'],
  [/cloud|s3|bucket|云/i, 'cloud'],
];

/** The drawing for a card: by what the component is called, else by what its ports carry. */
export function glyphOf(node: FlowNode): string {
  const named = BY_NAME.find(([pattern]) => pattern.test(node.name))?.[1];
  if (named) {
    return GLYPHS[named];
  }
  const carries = (type: string): boolean =>
    [...node.outputs, ...inputsOf(node)].some((port) => port.types.some((each) => each === type));
  if (carries('Tool')) {
    return GLYPHS.tool;
  }
  return carries('LanguageModel') ? GLYPHS.model : GLYPHS.part;
}
