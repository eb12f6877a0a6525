import {expect, it} from 'vitest';
import {belongsToCopy, composeManifest} from '../composeManifest';
import {addressOf} from '../types';

const file = (name: string, text: string) => ({name, content: Buffer.from(text)});

it('what readers see belongs to a copy; what servers, crawlers and link previews see does not', () => {
  const names = [
    'index.html',
    'page.md',
    'assets/js/main.1.js',
    '_headers',
    '_deploy/nginx.conf',
    'page.html.br',
    'cards/page.png',
    'img/social-card.png',
    'sitemap.xml',
    'robots.txt',
    'offline-manifest.json',
    'offline-worker.js',
    'workspace/index.html',
  ];
  expect(names.filter(belongsToCopy)).toEqual(['index.html', 'page.md', 'assets/js/main.1.js']);
});

it('the version changes with a file, not with the order of files', () => {
  const one = file('a.html', 'a');
  const other = file('b.html', 'b');
  const {version} = composeManifest([one, other]);
  expect(composeManifest([other, one]).version).toBe(version);
  expect(composeManifest([one, file('b.html', 'c')]).version).not.toBe(version);
});

it('text that servers compress counts by what travels', () => {
  const {files} = composeManifest([
    file('long.html', 'x'.repeat(10_000)),
    file('short.html', 'x'),
    file('picture.png', 'x'.repeat(10_000)),
  ]);
  expect(files['long.html']).toMatchObject({size: 10_000});
  expect(files['long.html']!.transfer).toBeLessThan(200);
  expect(files['short.html']!.transfer).toBe(1);
  expect(files['picture.png']!.transfer).toBe(10_000);
});

it('a file is asked for where the server has it', () => {
  expect(addressOf('/docs/', 'index.html')).toBe('/docs/');
  expect(addressOf('/docs/', 'api/health.html')).toBe('/docs/api/health');
  expect(addressOf('/docs/', 'files/简历.txt')).toBe('/docs/files/%E7%AE%80%E5%8E%86.txt');
});
