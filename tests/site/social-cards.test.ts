import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {attribute, builtPages, type BuiltPage} from '../support/builtPages';
import {sitemapPaths} from '../support/routes';

const listed = new Set(sitemapPaths());
const pages = builtPages().filter(({isRedirect}) => !isRedirect);
const documents = pages.filter(({path}) => listed.has(path));

/** All values of a meta element, by `property` or `name`. */
const metas = ({elements}: BuiltPage, key: string) =>
  elements
    .filter((element) => [attribute(element, 'property'), attribute(element, 'name')].includes(key))
    .map((element) => attribute(element, 'content')!);

const canonicalOf = ({elements}: BuiltPage) =>
  attribute(
    elements.find((element) => attribute(element, 'rel') === 'canonical')!,
    'href',
  )!;

const textOf = ({elements}: BuiltPage, tag: string) =>
  elements
    .find(({tagName}) => tagName === tag)!
    .childNodes.map((node) => ('value' in node ? node.value : ''))
    .join('');

/** Width and height that a PNG declares. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  return bytes.subarray(1, 4).toString() === 'PNG'
    ? `${bytes.readUInt32BE(16)}×${bytes.readUInt32BE(20)}`
    : 'no PNG';
}

describe('cards of pages', () => {
  it('exist for every page that names one, as PNG of 1200 × 630', () => {
    const faults = pages.flatMap((page) => {
      const images = metas(page, 'og:image');
      const file = `build${new URL(images[0] ?? 'http://x/none').pathname}`;
      const size = existsSync(file) ? sizeOf(file) : '不存在';
      return images.length === 1 && size === '1200×630' ? [] : [`${page.path}: ${file} ${size}`];
    });
    expect(faults).toEqual([]);
  });

  it('differ from page to page', () => {
    expect(new Set(documents.flatMap((page) => metas(page, 'og:image'))).size).toBe(listed.size);
  });
});

describe.each(documents.map((page) => [page.path, page] as const))(
  'the head of %s',
  (path, page) => {
    it('says what the page is, once, with absolute addresses', () => {
      const description = metas(page, 'description');
      expect(description[0]).toBeTruthy();
      expect({
        title: metas(page, 'og:title'),
        description: metas(page, 'og:description'),
        url: metas(page, 'og:url'),
        type: metas(page, 'og:type'),
        site: metas(page, 'og:site_name'),
        locale: metas(page, 'og:locale'),
        card: metas(page, 'twitter:card'),
        picture: metas(page, 'twitter:image'),
      }).toEqual({
        title: [textOf(page, 'title')],
        description,
        url: [canonicalOf(page)],
        type: [path === '/' ? 'website' : 'article'],
        site: ['Langflow 中文文档'],
        locale: ['zh_CN'],
        card: ['summary_large_image'],
        picture: metas(page, 'og:image'),
      });
      expect(metas(page, 'og:image')[0]).toMatch(/^https?:\/\//);
    });
  },
);

interface Trail {
  '@type': string;
  itemListElement: {position: number; name: string; item: string}[];
}

const trailsOf = ({elements}: BuiltPage): Trail[] =>
  elements
    .filter((element) => attribute(element, 'type') === 'application/ld+json')
    .map((element) => JSON.parse((element.childNodes[0] as {value: string}).value) as Trail);

describe('structured breadcrumbs', () => {
  const inner = documents.filter(({path}) => path !== '/');

  it('stand on every page but the front page, once', () => {
    expect(inner.filter((page) => trailsOf(page).length !== 1).map(({path}) => path)).toEqual([]);
  });

  it('lead from the front page to the page itself, over pages that exist', () => {
    const faults = inner.flatMap((page) => {
      const [{'@type': type, itemListElement: steps}] = trailsOf(page) as [Trail];
      const paths = steps.map(({item}) => new URL(item).pathname);
      const isSound =
        type === 'BreadcrumbList' &&
        paths[0] === '/' &&
        steps.at(-1)!.item === canonicalOf(page) &&
        paths.every((path) => listed.has(path)) &&
        steps.every(({position, name}, index) => position === index + 1 && name !== '');
      return isSound ? [] : [`${page.path}: ${JSON.stringify(steps)}`];
    });
    expect(faults).toEqual([]);
  });

  it('lead through the overview on API pages', () => {
    const api = inner.filter(({path}) => path.startsWith('/api/'));
    // The operations and the page of object types.
    expect(api).toHaveLength(123);
    for (const page of api) {
      expect(new URL(trailsOf(page)[0]!.itemListElement[1]!.item).pathname).toBe('/api');
    }
  });
});
