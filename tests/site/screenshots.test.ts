import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readWebpSize} from '../../plugins/page-content/readWebpSize';

const pages = readdirSync('build').filter((name) => name.endsWith('.html'));
const shown = pages.flatMap((page) =>
  [...readFileSync(path.join('build', page), 'utf8').matchAll(/<img[^>]*\/img\/product\/[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('hero-block__image'))
    .map((tag) => ({page, ...readAttributes(tag)})),
);

interface ShownImage {
  src: string;
  alt: string;
  width: string;
  height: string;
  loading: string;
}

function readAttributes(tag: string): ShownImage {
  const attributes: unknown = Object.fromEntries(
    [...tag.matchAll(/([a-z]+)=(?:"([^"]*)"|([^\s>]+))/g)].map(([, name, quoted, plain]) => [
      name!,
      quoted ?? plain ?? '',
    ]),
  );
  return attributes as ShownImage;
}

it('screenshots stand on guide pages', () => {
  expect(shown.length).toBeGreaterThan(0);
});

it.each(shown)(
  '$page keeps half the pixels of $src free for it, and says what it shows',
  (image) => {
    const size = readWebpSize(readFileSync(path.join('build', image.src.replace(/^\//, ''))))!;
    expect(image).toMatchObject({
      width: String(Math.round(size.width / 2)),
      height: String(Math.round(size.height / 2)),
      loading: 'lazy',
    });
    expect(image.alt).toMatch(/\p{Script=Han}/u);
  },
);
