import {expect, test} from 'vitest';
import {judge} from '../judge';
import type {Run} from '../runSample';

const run = (parts: Partial<Run>): Run => ({code: 0, stdout: '', stderr: '', cut: false, ...parts});

test('a sample that ends well passes, and one that fails says what came', () => {
  expect(judge(run({stdout: '{"id": 1}'}), {})).toEqual({status: 'passed'});
  expect(judge(run({code: 1, stderr: '404 Flow not found'}), {})).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('Flow not found') as string,
  });
});

test('the editor’s page is no answer, though its status is 200', () => {
  const outcome = judge(run({stdout: '<!doctype html><html></html>'}), {});
  expect(outcome.status).toBe('failed');
});

test('a sample that must be refused passes only with that status', () => {
  const stage = {refusal: 400};
  expect(judge(run({code: 1, stderr: '400 Bad Request'}), stage).status).toBe('passed');
  expect(judge(run({code: 1, stderr: '500 Server Error'}), stage).status).toBe('failed');
  expect(judge(run({}), stage).status).toBe('failed');
});

test('a failure for want of something outside is an exemption that names it; a success stays one', () => {
  const stage = {need: 'LANGFLOW_AUTO_LOGIN=true'};
  expect(judge(run({code: 1}), stage)).toEqual({status: 'exempt', need: stage.need});
  expect(judge(run({}), stage)).toEqual({status: 'passed'});
});

test('a stream without an end passes once it has begun', () => {
  expect(judge(run({code: null, cut: true, stdout: 'event: endpoint'}), {}).status).toBe('passed');
});
