import {expect, it} from 'vitest';
import {publishDescription} from '../publishDescription';

const publish = (document: Record<string, unknown>) =>
  publishDescription(document, 'https://docs.example/langflow/');

it('links to pages of the site carry its whole address', () => {
  expect(
    publish({
      paths: {
        '/a': {get: {description: '见 [甲](/api/a) 和 [乙](/b#c)，[外](https://x.example)。'}},
      },
    }),
  ).toEqual({
    paths: {
      '/a': {
        get: {
          description:
            '见 [甲](https://docs.example/langflow/api/a) 和 [乙](https://docs.example/langflow/b#c)，[外](https://x.example)。',
        },
      },
    },
  });
});

it('payloads stay as the API sends them', () => {
  const document = {
    example: {description: '[甲](/a)'},
    examples: [{description: '[甲](/a)'}],
    properties: {default: {type: 'string'}},
  };
  expect(publish(document)).toEqual(document);
});

it('a field named like a word of OpenAPI keeps its description', () => {
  expect(publish({properties: {example: {description: '[甲](/a)'}}})).toEqual({
    properties: {example: {description: '[甲](https://docs.example/langflow/a)'}},
  });
});
