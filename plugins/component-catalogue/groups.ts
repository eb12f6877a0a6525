/** A part of the product's component menu: what readers call it, and the page that describes it. */
export interface ComponentGroup {
  label: string;
  page: string;
}

/** Providers without a page of their own share this one. */
const SHARED_PAGE = '/components-bundle-components';

/** All groups of the catalogue, the core ones first. */
const GROUPS: Record<string, ComponentGroup> = {
  input_output: {label: '输入与输出', page: '/components-io'},
  agents: {label: '智能体', page: '/components-agents'},
  models: {label: '模型', page: '/components-models'},
  data: {label: '数据', page: '/components-data'},
  vectorstores: {label: '向量存储', page: '/components-vector-stores'},
  processing: {label: '处理', page: '/components-processing'},
  logic: {label: '逻辑', page: '/components-logic'},
  helpers: {label: '辅助', page: '/components-helpers'},
  tools: {label: '工具', page: '/components-tools'},
  embeddings: {label: '嵌入', page: '/components-embedding-models'},
  prototypes: {label: '原型', page: '/components-processing'},
  custom_component: {label: '自定义', page: '/components-custom-components'},
  agentql: {label: 'AgentQL', page: SHARED_PAGE},
  aiml: {label: 'AI/ML API', page: '/bundles-aiml'},
  amazon: {label: 'Amazon', page: '/bundles-amazon'},
  anthropic: {label: 'Anthropic', page: '/bundles-anthropic'},
  apify: {label: 'Apify', page: '/integrations-apify'},
  arxiv: {label: 'arXiv', page: '/bundles-arxiv'},
  assemblyai: {label: 'AssemblyAI', page: '/integrations-assemblyai'},
  azure: {label: 'Azure', page: '/bundles-azure'},
  baidu: {label: '百度', page: '/bundles-baidu'},
  bing: {label: '必应', page: '/bundles-bing'},
  cleanlab: {label: 'Cleanlab', page: '/integrations-cleanlab'},
  cloudflare: {label: 'Cloudflare', page: '/bundles-cloudflare'},
  cohere: {label: 'Cohere', page: '/bundles-cohere'},
  composio: {label: 'Composio', page: '/integrations-composio'},
  confluence: {label: 'Confluence', page: SHARED_PAGE},
  crewai: {label: 'CrewAI', page: SHARED_PAGE},
  datastax: {label: 'DataStax', page: '/bundles-datastax'},
  deepseek: {label: 'DeepSeek', page: '/bundles-deepseek'},
  docling: {label: 'Docling', page: '/integrations-docling'},
  duckduckgo: {label: 'DuckDuckGo', page: '/bundles-duckduckgo'},
  exa: {label: 'Exa', page: '/bundles-exa'},
  firecrawl: {label: 'Firecrawl', page: SHARED_PAGE},
  git: {label: 'Git', page: SHARED_PAGE},
  glean: {label: 'Glean', page: '/bundles-glean'},
  google: {label: 'Google', page: '/bundles-google'},
  groq: {label: 'Groq', page: '/bundles-groq'},
  homeassistant: {label: 'Home Assistant', page: SHARED_PAGE},
  huggingface: {label: 'Hugging Face', page: '/bundles-huggingface'},
  ibm: {label: 'IBM', page: '/bundles-ibm'},
  icosacomputing: {label: 'Icosa Computing', page: '/bundles-icosacomputing'},
  jigsawstack: {label: 'JigsawStack', page: SHARED_PAGE},
  langchain_utilities: {label: 'LangChain', page: '/bundles-langchain'},
  langwatch: {label: 'LangWatch', page: '/integrations-langwatch'},
  lmstudio: {label: 'LM Studio', page: '/bundles-lmstudio'},
  maritalk: {label: 'MariTalk', page: '/bundles-maritalk'},
  mem0: {label: 'Mem0', page: '/bundles-mem0'},
  mistral: {label: 'MistralAI', page: '/bundles-mistralai'},
  needle: {label: 'Needle', page: SHARED_PAGE},
  notdiamond: {label: 'Not Diamond', page: SHARED_PAGE},
  Notion: {label: 'Notion', page: '/integrations/notion/setup'},
  novita: {label: 'Novita', page: '/bundles-novita'},
  nvidia: {label: 'NVIDIA', page: '/bundles-nvidia'},
  olivya: {label: 'Olivya', page: SHARED_PAGE},
  ollama: {label: 'Ollama', page: '/bundles-ollama'},
  openai: {label: 'OpenAI', page: '/bundles-openai'},
  openrouter: {label: 'OpenRouter', page: '/bundles-openrouter'},
  perplexity: {label: 'Perplexity', page: '/bundles-perplexity'},
  redis: {label: 'Redis', page: '/bundles-redis'},
  sambanova: {label: 'SambaNova', page: '/bundles-sambanova'},
  scrapegraph: {label: 'ScrapeGraph AI', page: SHARED_PAGE},
  searchapi: {label: 'SearchApi', page: '/bundles-searchapi'},
  serpapi: {label: 'SerpApi', page: SHARED_PAGE},
  tavily: {label: 'Tavily', page: SHARED_PAGE},
  twelvelabs: {label: 'TwelveLabs', page: SHARED_PAGE},
  unstructured: {label: 'Unstructured', page: SHARED_PAGE},
  vertexai: {label: 'Vertex AI', page: '/bundles-vertexai'},
  wikipedia: {label: '维基百科', page: '/bundles-wikipedia'},
  wolframalpha: {label: 'WolframAlpha', page: SHARED_PAGE},
  xai: {label: 'xAI', page: '/bundles-xai'},
  yahoosearch: {label: '雅虎财经', page: SHARED_PAGE},
  youtube: {label: 'YouTube', page: SHARED_PAGE},
  zep: {label: 'Zep', page: SHARED_PAGE},
};

/** The group of the models has two pages. */
const EMBEDDING_MODEL = 'Embedding Model';

export function describeGroup(group: string, component?: string): ComponentGroup {
  const known = GROUPS[group];
  if (!known) {
    throw new Error(
      `组件目录里有新的分组 ${group}。请在 plugins/component-catalogue/groups.ts 里写上它的名称和页面。`,
    );
  }
  return component === EMBEDDING_MODEL ? {...known, page: '/components-embedding-models'} : known;
}
