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
    .map(({content}) => readResult(String(content)));
  const [found, read] = results;
  if (found === undefined) {
    return call('search_docs', {query: textOf(messages[asked]?.content), limit: 3});
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

const textOf = (content: ChatRequest['messages'][number]['content']): string =>
  typeof content === 'string' ? content : (content ?? []).map(({text}) => text ?? '').join('');

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
