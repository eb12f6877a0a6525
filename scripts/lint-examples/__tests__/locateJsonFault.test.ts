import {expect, test} from 'vitest';
import {locateJsonFault} from '../locateJsonFault';

const valid = [
  '{}',
  '[]',
  ' [1, {"a": [true, false, null]}] ',
  '"\\u4e2d\\n"',
  '-0.5e-3',
  '{"a": {"b": []}}',
];
const invalid = [
  '',
  '{',
  '[1,]',
  '{"a":}',
  '{"a" 1}',
  '{a: 1}',
  '01',
  '1.',
  '"\n"',
  "'a'",
  '[1 2]',
  'nul',
  '{} {}',
  '"\\x"',
];

test.each(valid)('%j has no fault, as JSON.parse agrees', (text) => {
  expect(() => void JSON.parse(text)).not.toThrow();
  expect(locateJsonFault(text)).toBeNull();
});

test.each(invalid)('%j has a fault, as JSON.parse agrees', (text) => {
  expect(() => void JSON.parse(text)).toThrow();
  expect(locateJsonFault(text)).not.toBeNull();
});
