import {findTurn} from './conversations';

export interface ChatRequest {
  model: string;
  messages: Message[];
  stream?: boolean;
  tools?: Tool[];
  tool_choice?: unknown;
  response_format?: {type: string};
}

interface Message {
  role: string;
  content?: string | {type: string; text?: string}[] | null;
}

interface Tool {
  type: 'function';
  function: {name: string; parameters?: Schema};
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
}

export interface Answer {
  text: string;
  toolCall?: {id: string; type: 'function'; function: {name: string; arguments: string}};
}

/**
 * The same request always gets the same answer: a tool call when tools are offered and none has
 * answered yet, else the question itself (or the tool's result) in a sentence. A question that a page
 * prints gets the answer that a model would give (`conversations.ts`).
 */
export function decideAnswer({messages, tools = [], response_format}: ChatRequest): Answer {
  const question = textOf(messages.findLast(({role}) => role === 'user'));
  const lastQuestion = messages.findLastIndex(({role}) => role === 'user');
  const result = messages.slice(lastQuestion + 1).findLast(({role}) => role === 'tool');
  const turn = findTurn(question);
  const tool =
    result || (turn && !turn.call) ? undefined : chooseTool(tools, question, turn?.call?.tool);
  if (tool) {
    const {name, parameters} = tool.function;
    const values =
      turn?.call && name.includes(turn.call.tool)
        ? turn.call.values
        : fillSchema(parameters ?? {}, question, parameters?.$defs ?? {});
    return {
      text: '',
      toolCall: {
        id: 'call_stand_in',
        type: 'function',
        function: {name, arguments: JSON.stringify(values)},
      },
    };
  }
  if (question.includes('Python lambda function')) {
    return {text: 'lambda data: data'};
  }
  const said = turn?.said ?? (result ? `工具返回：${textOf(result)}` : `收到的问题：${question}`);
  return {text: response_format?.type === 'json_object' ? JSON.stringify({answer: said}) : said};
}

/** The tool that the page expects, else one whose name shares a word with the question, else the first. */
function chooseTool(tools: Tool[], question: string, expected?: string): Tool | undefined {
  const asked = question.toLowerCase();
  return (
    tools.find(({function: {name}}) => expected !== undefined && name.includes(expected)) ??
    tools.find(({function: {name}}) =>
      name
        .toLowerCase()
        .split(/[_-]+/)
        .some((word) => word.length > 3 && asked.includes(word)),
    ) ??
    tools[0]
  );
}

function fillSchema(
  schema: Schema,
  question: string,
  definitions: Record<string, Schema>,
): unknown {
  const {$ref, enum: values, anyOf, default: preset} = schema;
  const definition = $ref && definitions[$ref.split('/').pop() ?? ''];
  if (definition) {
    return fillSchema(definition, question, definitions);
  }
  if (values) {
    return values[0];
  }
  // An empty default says only that the value may be left out.
  if (preset !== undefined && preset !== null && preset !== '') {
    return preset;
  }
  if (anyOf) {
    return fillSchema(anyOf[0] ?? {}, question, definitions);
  }
  switch (schema.type) {
    case 'string':
      return question;
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return [fillSchema(schema.items ?? {type: 'string'}, question, definitions)];
    default: {
      const properties = Object.entries(schema.properties ?? {});
      const wanted = properties.filter(([name]) => schema.required?.includes(name) ?? true);
      return Object.fromEntries(
        wanted.map(([name, child]) => [
          name,
          name === 'expression' ? writeProduct(question) : fillSchema(child, question, definitions),
        ]),
      );
    }
  }
}

/** The numbers of a question as a product, with a discount such as 八折 as 0.8. */
function writeProduct(question: string): string {
  const numbers = question.match(/\d+(\.\d+)?/g) ?? ['1'];
  const discount = /([一二三四五六七八九])折/.exec(question)?.[1];
  const factor = discount === undefined ? [] : [`0.${'一二三四五六七八九'.indexOf(discount) + 1}`];
  return [...numbers, ...factor].join('*');
}

function textOf(message: Message | undefined): string {
  const content = message?.content ?? '';
  return typeof content === 'string' ? content : content.map(({text}) => text ?? '').join('');
}
