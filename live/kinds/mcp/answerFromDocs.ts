import type {Answer, ChatRequest} from '../../stand-ins/decideAnswer';

/**
 * What a model does with this site's tools: looks for the question, reads the first section that was found, and
 * answers with its first paragraph and its address.
 */
export function answerFromDocs({messages}: ChatRequest): Answer {
  const asked = messages.findLastIndex(({role}) => role === 'user');
  const results = messages
    .slice(asked + 1)
    .filter(({role}) => role === 'tool')
    .map(({content}) => readResult(textOf(content)));
  const [found, read] = results;
  if (found === undefined) {
    return call('search_docs', {query: questionOf(messages[asked]?.content), limit: 3});
  }
  const [, link = ''] = /(https?:\/\/[^\s'"\\]+)/.exec(found) ?? [];
  if (read === undefined) {
    return call('read_page', {page: link, budget: 1000});
  }
  const paragraph = read
    .split('\n')
    .map((line) => line.trim())
    .find((line) => /[。：]$/.test(line) && !/^(?:#|页面：|>|\|)/.test(line));
  return {text: `${paragraph ?? read.slice(0, 200)}\n\n出处：${link}`};
}

/** Langflow hands the model Python's notation of the result; its text is what counts. */
const readResult = (content: string): string => content.replaceAll('\\n', '\n');

type Content = ChatRequest['messages'][number]['content'];

const textOf = (content: Content): string =>
  typeof content === 'string' ? content : (content ?? []).map(({text}) => text ?? '').join('');

/** Langflow 1.5 wraps the question of Chat Input in Python's notation too; a model looks through that. */
function questionOf(content: Content): string {
  const text = textOf(content);
  return /^content='(.*)' additional_kwargs=/s.exec(text)?.[1] ?? text;
}

function call(name: string, given: object): Answer {
  return {
    text: '',
    toolCall: {
      id: `call_${name}`,
      type: 'function',
      function: {name, arguments: JSON.stringify(given)},
    },
  };
}
