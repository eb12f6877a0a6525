import {expect, it} from 'vitest';
import {readEnvironment} from '../environment';

it.each([
  ['DOCS_BASEURL', 'DOCS_BASE_URL'],
  ['ALGOLIA_APPID', 'ALGOLIA_APP_ID'],
  ['ANALYTICS_GOOGLE_TAG_ID', 'ANALYTICS_GOOGLE_TAG_IDS'],
  ['CONSENT_ADAPTOR', 'CONSENT_ADAPTER'],
])('the mistyped name %s is refused, with %s among the right ones', (name, right) => {
  expect(() => readEnvironment({[name]: 'x'})).toThrow(`没有环境变量 ${name}。`);
  expect(() => readEnvironment({[name]: 'x'})).toThrow(right);
});

it('names of other programs are none of our business', () => {
  expect(() => readEnvironment({PATH: '/bin', MY_DOCS_URL: 'x'})).not.toThrow();
});
