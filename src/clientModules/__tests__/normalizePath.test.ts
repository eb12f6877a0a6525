import {expect, it} from 'vitest';
import {normalizePath} from '../normalizePath';

it.each([
  ['/page.html', '/', '/page'],
  ['/page/index.html', '/', '/page'],
  ['/index.html', '/', '/'],
  ['/docs/index.html', '/docs/', '/docs/'],
  ['/docs/page.html', '/docs/', '/docs/page'],
  ['/docs/docs.html', '/docs/', '/docs/docs'],
  ['/page', '/', '/page'],
])('%s under %s is %s', (path, baseUrl, normalized) => {
  expect(normalizePath(path, baseUrl)).toBe(normalized);
});
