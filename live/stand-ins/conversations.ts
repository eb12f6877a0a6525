/** What a model would answer to a question that a page prints: a call of a tool, then a sentence. */
export interface Turn {
  /** Part of the question. */
  asked: string;
  /** A tool whose name holds this word, and what the model would pass to it. */
  call?: {tool: string; values: Record<string, unknown>};
  said: string;
}

export const conversations: Turn[] = [
  {
    asked: '3 个人平分 1288.5 元的账单',
    call: {tool: 'evaluate_expression', values: {expression: '1288.5/3+15'}},
    said: '每人要付 444.5 元：账单每人 429.5 元，再加 15 元运费。',
  },
  {
    asked: '我叫林夏',
    said: '你好，林夏。我记住了，你负责的是图书馆的预约系统。',
  },
  {asked: '我负责什么', said: '你负责图书馆的预约系统。'},
  {asked: '推荐三件二手户外用品', said: '登山杖、头灯和防水背包，都有八成新以上的在售。'},
];

export const findTurn = (question: string): Turn | undefined =>
  conversations.find(({asked}) => question.includes(asked));
