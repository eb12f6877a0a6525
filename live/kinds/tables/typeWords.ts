/** Words for types in the tables, and the kinds of inputs that they may stand for. */
const WORDS: Array<[RegExp, string[]]> = [
  [/密钥|密文/, ['SecretStr', 'MultilineSecret']],
  [/提示词/, ['Prompt', 'Multiline', 'MessageText']],
  [/代码/, ['Code', 'Multiline', 'MessageText']],
  [/文本|字符串/, ['Str', 'MessageText', 'Multiline', 'Message', 'Query', 'Prompt', 'Code']],
  [/布尔/, ['Bool']],
  [/整数/, ['Int']],
  [/浮点数|小数|数字/, ['Float', 'Int', 'Handle']],
  [/滑块/, ['Slider']],
  [/下拉/, ['Dropdown']],
  [/标签页|单选/, ['Tab', 'SortableList']],
  [/多选/, ['Multiselect', 'Str', 'MessageText', 'Dropdown', 'File']],
  [/键值对|字典/, ['Dict', 'NestedDict']],
  [/文件/, ['File']],
  [/表格/, ['Table', 'DataFrame']],
  [/服务器/, ['Mcp']],
  [/授权/, ['Auth', 'Connection']],
  [/任务|智能体|解析器/, ['Handle']],
  [/列表，/, ['SortableList']],
];

const PORT_TYPES =
  /AgentExecutor|BaseChatMemory|DataFrame|Data|Embeddings|HierarchicalTask|LanguageModel|Memory|Message|OutputParser|Retriever|SQLDatabase|SequentialTask|Text|Tool|VectorStoreInfo|VectorStore/g;

/** The kinds that the words of a cell allow; undefined when it has no word for a kind. */
export function kindsNamedIn(cell: string): Set<string> | undefined {
  const found = WORDS.filter(([word]) => word.test(cell));
  return found.length > 0 ? new Set(found.flatMap(([, kinds]) => kinds)) : undefined;
}

export const portTypesNamedIn = (cell: string): string[] => [
  ...new Set(cell.replace(/\bOutputModel\b/g, '').match(PORT_TYPES) ?? []),
];
