export interface Term {
  /** The anchor of its definition on GLOSSARY_PAGE. */
  id: string;
  term: string;
  english: string;
  /** How pages write it, the longest first. */
  names: string[];
  definition: string;
  /** The page that explains it in full; the word is not marked there. */
  page: string;
}

/** The page whose section lists the terms. */
export const GLOSSARY_PAGE = '/about-langflow';

/** The ten words that beginners stumble on. Apart from texts.ts, which every first view loads. */
export const glossary: Term[] = [
  {
    id: 'term-agent',
    term: '智能体',
    english: 'agent',
    names: ['智能体'],
    definition:
      '让语言模型自己决定下一步的组件：它从接上的工具里挑选，调用，看结果，直到能回答为止。',
    page: '/agents',
  },
  {
    id: 'term-tool-mode',
    term: '工具模式',
    english: 'tool mode',
    names: ['工具模式'],
    definition:
      '组件上的开关。打开后，组件不再按连线的顺序运行，而是作为工具，由智能体在需要时调用。',
    page: '/agents-tools',
  },
  {
    id: 'term-prompt',
    term: '提示词',
    english: 'prompt',
    names: ['提示词模板', '提示词'],
    definition:
      '写给语言模型的文字，说明要它做什么。提示词模板里花括号中的变量，运行时换成实际内容。',
    page: '/components-prompts',
  },
  {
    id: 'term-embedding-model',
    term: '嵌入模型',
    english: 'embedding model',
    names: ['嵌入模型'],
    definition:
      '把文字变成一组数字（向量）的模型。意思相近的文字，向量也相近，因此可以按意思查找。',
    page: '/components-embedding-models',
  },
  {
    id: 'term-vector-store',
    term: '向量存储',
    english: 'vector store',
    names: ['向量存储'],
    definition: '保存向量的数据库，能找出与一个问题最相近的几段文字。',
    page: '/components-vector-stores',
  },
  {
    id: 'term-rag',
    term: 'RAG',
    english: 'retrieval-augmented generation',
    names: ['检索增强生成', 'RAG'],
    definition:
      '检索增强生成：先从你的资料里找出与问题有关的文字，再连同问题交给语言模型，让它据此回答。',
    page: '/chat-with-rag',
  },
  {
    id: 'term-chunk',
    term: '文本块',
    english: 'chunk',
    names: ['文本块'],
    definition: '长文档切分后的一小段。向量按文本块计算，检索时取出的也是文本块。',
    page: '/components-processing',
  },
  {
    id: 'term-session-id',
    term: '会话 ID',
    english: 'session ID',
    names: ['会话 ID'],
    definition: '一段对话的标识。会话 ID 相同的消息属于同一段对话，聊天记忆按它区分。',
    page: '/session-id',
  },
  {
    id: 'term-tweaks',
    term: 'tweaks',
    english: 'tweaks',
    names: ['tweaks'],
    definition: '随请求传入的参数值，只在这一次运行里代替流程中保存的值。',
    page: '/concepts-publish',
  },
  {
    id: 'term-mcp',
    term: 'MCP',
    english: 'Model Context Protocol',
    names: ['MCP'],
    definition:
      '让 AI 应用用统一的方式调用外部工具的协议。Langflow 既能调用别处的工具，也能把流程作为工具提供出去。',
    page: '/mcp-client',
  },
];
