import type {ServerResponse} from 'node:http';
import {decideAnswer, type Answer, type ChatRequest} from './decideAnswer';
import {embedText} from './embedText';
import {answerJson, listen, type StandIn} from './listen';

const models = ['gpt-4o-mini', 'gpt-4o', 'gpt-4.1', 'text-embedding-3-small'];
/** Answers carry a fixed moment, so that two runs give the same bytes. */
const created = 1753660800;
const usage = {prompt_tokens: 10, completion_tokens: 10, total_tokens: 20};

/** Speaks OpenAI's protocol: model list, chat with and without streaming, tool calls, embeddings. */
export function startModelService(
  decide: (chat: ChatRequest) => Answer = decideAnswer,
): Promise<StandIn> {
  return listen((request, body, response) => {
    // Some providers that speak the same protocol put their name in front.
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/^\/openai/, '');
    if (path === '/v1/models') {
      const data = models.map((id) => ({id, object: 'model', created, owned_by: 'stand-in'}));
      return answerJson(response, {object: 'list', data});
    }
    if (path === '/v1/chat/completions') {
      const chat = JSON.parse(body) as ChatRequest;
      const answer = decide(chat);
      return chat.stream
        ? streamAnswer(response, chat, answer)
        : answerJson(response, wholeAnswer(chat, answer));
    }
    if (path === '/v1/embeddings') {
      return answerJson(response, embeddings(JSON.parse(body) as EmbeddingRequest));
    }
    return answerJson(response, {error: {message: `替身没有 ${path}`, type: 'not_found'}}, 404);
  });
}

function wholeAnswer(chat: ChatRequest, answer: Answer): object {
  return {
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    created,
    model: chat.model,
    system_fingerprint: 'fp_stand_in',
    choices: [
      {
        index: 0,
        finish_reason: answer.toolCall ? 'tool_calls' : 'stop',
        message: answer.toolCall
          ? {role: 'assistant', content: null, tool_calls: [answer.toolCall]}
          : {role: 'assistant', content: answer.text},
      },
    ],
    usage,
  };
}

function streamAnswer(response: ServerResponse, chat: ChatRequest, answer: Answer): void {
  response.writeHead(200, {'content-type': 'text/event-stream'});
  const send = (choice: object) =>
    response.write(
      `data: ${JSON.stringify({
        id: 'chatcmpl-stand-in',
        object: 'chat.completion.chunk',
        created,
        model: chat.model,
        system_fingerprint: 'fp_stand_in',
        choices: [{index: 0, finish_reason: null, ...choice}],
      })}\n\n`,
    );
  if (answer.toolCall) {
    send({delta: {role: 'assistant', tool_calls: [{index: 0, ...answer.toolCall}]}});
    send({delta: {}, finish_reason: 'tool_calls'});
  } else {
    for (const piece of splitText(answer.text)) {
      send({delta: {role: 'assistant', content: piece}});
    }
    send({delta: {}, finish_reason: 'stop'});
  }
  response.end('data: [DONE]\n\n');
}

/** A few pieces are enough to see that they arrive one after the other. */
function splitText(text: string): string[] {
  return text.match(/[\s\S]{1,4}/gu) ?? [''];
}

interface EmbeddingRequest {
  model: string;
  input: string | number[] | (string | number[])[];
  encoding_format?: string;
  dimensions?: number;
}

function embeddings({model, input, encoding_format, dimensions}: EmbeddingRequest): object {
  const single = typeof input === 'string' || typeof input[0] === 'number';
  const items = (single ? [input] : input) as (string | number[])[];
  return {
    object: 'list',
    model,
    data: items.map((item, index) => {
      const vector = embedText(typeof item === 'string' ? item : item.join(' '), dimensions);
      const embedding =
        encoding_format === 'base64'
          ? Buffer.from(Float32Array.from(vector).buffer).toString('base64')
          : vector;
      return {object: 'embedding', index, embedding};
    }),
    usage: {prompt_tokens: 1, total_tokens: 1},
  };
}
