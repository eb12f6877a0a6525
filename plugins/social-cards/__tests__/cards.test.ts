import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parseBuiltPage} from '../../../lib/builtPages/parseBuiltPage';
import {cardPath} from '../client/cardPath';
import {charactersOf, drawGround, drawWords} from '../drawCard';
import {findSubset, parseSubsets} from '../fontSubsets';
import {loadTypefaces} from '../loadTypefaces';
import {readCard} from '../readCards';
import {renderCards} from '../renderCards';
import type {Card, Typefaces} from '../types';

const frame = {
  siteTitle: '文档',
  tagline: '一句话',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
};

describe('the words of a card', () => {
  const parse = (html: string, isReference = false) =>
    parseBuiltPage({path: 'run', html, trail: ['流程'], isReference});
  const page = ({robots = '', api = false} = {}) =>
    parse(
      `<!doctype html><html><head><title>运行 | 文档</title>${robots}</head><body><main>
    <div class="markdown"><div class="static-html"><p>正文</p></div></div></main></body></html>`,
      api,
    );

  it('are the title of the page and the trail that leads to it', () => {
    expect(readCard(page(), '文档')).toEqual({title: '运行', section: '流程'});
  });

  it('say that a page belongs to the API reference', () => {
    expect(readCard(page({api: true}), '文档')).toEqual({
      title: '运行',
      section: 'API 参考 · 流程',
    });
  });

  it('are not needed for pages that ask not to be indexed or have no content', () => {
    expect(readCard(page({robots: '<meta name=robots content=noindex>'}), '文档')).toBeUndefined();
    expect(readCard(parse('<title>搜索</title><body><main></main>'), '文档')).toBeUndefined();
  });
});

describe('the file of a card', () => {
  it.each([
    ['/', '/', 'cards/index.png'],
    ['/agents', '/', 'cards/agents.png'],
    ['/zh/api/run', '/zh/', 'cards/api/run.png'],
    ['/zh/', '/zh/', 'cards/index.png'],
  ])('of %s below %s is %s', (pathname, baseUrl, file) => {
    expect(cardPath(pathname, baseUrl)).toBe(file);
  });
});

describe('pieces of the font', () => {
  const subsets = parseSubsets({'[4]': 'U+4e00-4e10,U+4e20', latin: 'U+0-ff'});

  it('are found by the characters they have', () => {
    expect(['一', '丠', 'A', '龘'].map((character) => findSubset(subsets, character))).toEqual([
      '4',
      '4',
      'latin',
      undefined,
    ]);
  });
});

describe('the drawing', () => {
  const long = '在一个很长的标题里说明怎样部署应用，'.repeat(12);
  const cards = ['日志', '在 Google Cloud Platform 上部署', long].map((title) => ({
    title,
    section: '部署',
  }));
  let typefaces: Typefaces;
  beforeAll(async () => {
    typefaces = await loadTypefaces(charactersOf(cards, frame));
  });

  /** The scale of its glyphs says how large a line is set; the lines of the title are the last dark ones. */
  const titleSize = (card: Card) => {
    const dark = drawWords(card, frame, typefaces).svg.split('<g fill="#16181d">').at(-1)!;
    return Math.round(Number(/scale\((\S+) /.exec(dark)![1]) * typefaces.bold.unitsPerEm);
  };

  it('sets short titles large and long ones smaller', () => {
    expect(titleSize(cards[0]!)).toBe(80);
    expect(titleSize(cards[2]!)).toBe(54);
  });

  it('cuts no word off at the edge of its piece', () => {
    const pixelsOf = (svg: string) => new Resvg(svg).render().pixels;
    const ground = pixelsOf(drawGround(frame, typefaces, {withTagline: true}).svg);
    for (const card of cards) {
      const {left, top, width, height, svg} = drawWords(card, frame, typefaces);
      const words = pixelsOf(svg);
      // Curves that the edge cuts through come out a shade different.
      const isGround = (x: number, y: number) => {
        const [here, below] = [4 * (y * width + x), 4 * ((top + y) * 1200 + left + x)];
        return [0, 1, 2].every(
          (part) => Math.abs(words[here + part]! - ground[below + part]!) < 16,
        );
      };
      const columns = Array.from({length: width}, (_, x) => x);
      const rows = Array.from({length: height}, (_, y) => y);
      expect(columns.filter((x) => !isGround(x, 0) || !isGround(x, height - 1))).toEqual([]);
      expect(rows.filter((y) => !isGround(0, y) || !isGround(width - 1, y))).toEqual([]);
      expect(columns.every((x) => rows.every((y) => isGround(x, y)))).toBe(false);
    }
  });

  it('has an outline for every character of mixed text', () => {
    const characters = [...'在 Google Cloud Platform 上部署：“智能体”'].filter((c) => c !== ' ');
    const own = charactersOf([{title: characters.join(''), section: ''}], frame);
    return loadTypefaces(own).then(({bold, regular}) => {
      for (const character of characters) {
        expect(bold.glyph(character)?.outline, character).toBeTruthy();
        expect(regular.glyph(character)?.outline).not.toBe(bold.glyph(character)?.outline);
      }
    });
  });
});

describe('drawing all cards', () => {
  let directory: string;
  const files = ['甲', '乙'].map((title) => ({
    file: `cards/${title}.png`,
    card: {title, section: ''},
  }));
  const render = (own: typeof files) =>
    renderCards(own, frame, {
      outDir: path.join(directory, 'out'),
      cacheDir: path.join(directory, 'cache'),
    });

  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'cards-'));
  });
  afterAll(() => rm(directory, {recursive: true}));

  it('writes pictures of 1200 × 630, and draws again only what changed', async () => {
    expect(await render(files)).toEqual({drawn: 2, kept: 0});
    const png = await readFile(path.join(directory, 'out/cards/甲.png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

    const changed = [files[0]!, {...files[1]!, card: {title: '丙', section: ''}}];
    expect(await render(changed)).toEqual({drawn: 1, kept: 1});
  });
});
