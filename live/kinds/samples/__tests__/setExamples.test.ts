import {expect, test} from 'vitest';
import type {Operation, Parameter} from '../../../../plugins/api-reference/types';
import {setExamples} from '../setExamples';

const parameter = (name: string, place: 'path' | 'query') =>
  ({name, place, required: true, example: 'printed', type: 'string'}) as Parameter;

const operation = {
  parameters: [parameter('id', 'path'), parameter('session', 'query')],
  body: {example: {name: '客服问答', flows: [{name: '一'}, {name: '二'}], folder: 'printed'}},
  sample: {query: {size: '10'}},
} as unknown as Operation;

test('real values replace printed ones where they stand, and the rest stays', () => {
  const set = setExamples(operation, {
    path: {id: 'real-id'},
    query: {session: 'real-session', flow_id: 'real-flow'},
    body: {folder: 'real-folder', flows: [{id: 1}, {id: 2}]},
  });
  expect(set.parameters.map(({example}) => example)).toEqual(['real-id', 'real-session']);
  expect(set.sample.query).toEqual({size: '10', flow_id: 'real-flow'});
  expect(set.body?.example).toEqual({
    name: '客服问答',
    flows: [
      {name: '一', id: 1},
      {name: '二', id: 2},
    ],
    folder: 'real-folder',
  });
});
