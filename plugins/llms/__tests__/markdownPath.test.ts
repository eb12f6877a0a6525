import {describe, expect, it} from 'vitest';
import {markdownPath} from '../client/markdownPath';

describe('the address of a Markdown twin', () => {
  it.each([
    ['/', '/', '/index.md'],
    ['/agents', '/', '/agents.md'],
    ['/agents/', '/', '/agents.md'],
    ['/docs/', '/docs/', '/docs/index.md'],
    ['/docs', '/docs/', '/docs/index.md'],
    ['/docs/api/run', '/docs/', '/docs/api/run.md'],
  ])('of %s below %s is %s', (pathname, baseUrl, expected) => {
    expect(markdownPath(pathname, baseUrl)).toBe(expected);
  });
});
