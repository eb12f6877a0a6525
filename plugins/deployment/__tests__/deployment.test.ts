import {describe, expect, it} from 'vitest';
import {collectInlineScripts} from '../collectInlineScripts';
import {composeFavicon} from '../composeFavicon';
import {composeRobots} from '../composeRobots';

const page = (path: string, ...scripts: string[]) => ({
  path,
  html: `<head><script src=/a.js defer></script><script data-rh=true type=application/ld+json>{}</script>${scripts
    .map((script) => `<script>${script}</script>`)
    .join('')}</head>`,
});

describe('the inline scripts of the pages', () => {
  it('are those without a file that the browser runs', () => {
    expect(
      collectInlineScripts([page('/', 'one()', 'two()'), page('/a', 'one()', 'two()')]),
    ).toEqual(['one()', 'two()']);
  });

  it.each([
    ['more', page('/a', 'one()', 'three()')],
    ['fewer', page('/a')],
    ['others', page('/a', 'changed()')],
  ])('stop the build if a page has %s', (_, odd) => {
    expect(() => collectInlineScripts([page('/', 'one()'), odd])).toThrow(
      /页面 \/a 的内联脚本与页面 \/ 的不同/,
    );
  });
});

it('robots.txt names the sitemap with its whole address', () => {
  const robots = composeRobots({url: 'https://docs.example', baseUrl: '/langflow/'});
  expect(robots).toBe(
    'User-agent: *\nDisallow: /langflow/search\n\nSitemap: https://docs.example/langflow/sitemap.xml\n',
  );
});

it('favicon.ico holds a PNG for each size', () => {
  const icon = composeFavicon('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>');
  const pictures = [0, 1, 2].map((index) => {
    const entry = 6 + 16 * index;
    const start = icon.readUInt32LE(entry + 12);
    const png = icon.subarray(start, start + icon.readUInt32LE(entry + 8));
    return {stated: icon[entry], type: png.toString('latin1', 1, 4), width: png.readUInt32BE(16)};
  });
  expect(pictures).toEqual([16, 32, 48].map((size) => ({stated: size, type: 'PNG', width: size})));
});
