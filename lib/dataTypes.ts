/** The product's port types, in the order in which a legend lists them; each has its colour in src/css/tokens.css. */
export const DATA_TYPES = [
  'Message',
  'Data',
  'DataFrame',
  'Embeddings',
  'LanguageModel',
  'Memory',
  'Tool',
  'VectorStore',
  'Any',
] as const;

export type DataType = (typeof DATA_TYPES)[number];
