import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import {VALUE} from '../layout/layoutCard';
import {parseFlow} from '../parseFlow';
import {renderFigure} from '../renderFigure';
import {AGENT, BASIC, SAMPLES, TOPOLOGY} from './sampleFlows';

const figureOf = (text: string, index = 1, title = '图的标题'): Element =>
  renderFigure(parseFlow(text, `title="${title}"`), index);

const words = (figure: Element, list: number): string[] =>
  selectAll('li', selectAll('.flow__words ul', figure)[list]).map((item) => toString(item));

describe('renderFigure', () => {
  it('names and describes the picture for screen readers', () => {
    const figure = figureOf(BASIC);
    const svg = select('svg[role=img]', figure);
    const [title, desc] = [select('title', svg), select('desc', svg)];
    expect(svg?.properties.ariaLabelledBy).toEqual([title?.properties.id]);
    expect(svg?.properties.ariaDescribedBy).toEqual([desc?.properties.id]);
    expect(toString(title ?? figure)).toBe('图的标题');
    expect(toString(desc ?? figure)).toBe('流程图，4 个节点、3 条连接，图后有文字说明。');
  });

  it('shows the title as the caption, last in the figure', () => {
    const last = figureOf(BASIC).children.at(-1) as Element;
    expect(last.tagName).toBe('figcaption');
    expect(toString(last)).toBe('图的标题');
  });

  it('lists components and connections in words', () => {
    const figure = figureOf(BASIC);
    expect(words(figure, 0)).toContain('Language Model：生成回答（Model Name：gpt-4o-mini）');
    expect(words(figure, 1)).toEqual([
      'Chat Input 的 Chat Message（Message）连接到 Language Model 的 Input',
      'Prompt Template 的 Prompt（Message）连接到 Language Model 的 System Message',
      'Language Model 的 Model Response（Message）连接到 Chat Output 的 Inputs',
    ]);
  });

  it('lists groups and labelled connections in words', () => {
    expect(words(figureOf(AGENT), 1)).toEqual(['智能体与工具：Agent、Calculator、URL、Web Search']);
    expect(words(figureOf(TOPOLOGY), 2)).toContain('浏览器连接到 Caddy：HTTPS');
  });

  it('tells nodes of the same name apart by their captions', () => {
    const figure = figureOf('a [Parser] 第一步\nb [Parser] 第二步\na -> b');
    expect(words(figure, 1)).toEqual(['Parser（第一步）连接到 Parser（第二步）']);
  });

  it('explains the colours only when there is more than one', () => {
    const legend = select('.flow__legend', figureOf(AGENT));
    expect(legend?.children.map((item) => toString(item))).toEqual(['Message', 'Tool']);
    expect(select('.flow__legend', figureOf(BASIC))).toBeUndefined();
  });

  it('colours an input of several types by the type that arrives', () => {
    const figure = figureOf('a [A]\n  out o: Data\nb [B]\n  in i: Message|Data\na.o -> b.i');
    expect(selectAll('.flow__picture--wide .flow__dot.flow-type--data', figure)).toHaveLength(2);
    expect(selectAll('.flow-type--message', figure)).toHaveLength(0);
  });

  it('draws a port without an edge hollow', () => {
    const figure = figureOf('a [A]\n  out o: Data');
    expect(selectAll('.flow__picture--wide .flow__dot--free', figure)).toHaveLength(1);
    expect(selectAll('.flow__dot--free', figureOf(BASIC))).toHaveLength(0);
  });

  it('has a zoom button that names the picture', () => {
    const button = select('button.flow__zoom', figureOf(BASIC));
    expect(button?.properties).toMatchObject({type: 'button', ariaLabel: '放大流程图：图的标题'});
  });

  it.each(['wide', 'tall'])('lets no letter of a %s picture fall below 11 pixels', (shape) => {
    const figure = figureOf(BASIC);
    const picture = select(`.flow__picture--${shape}`, figure);
    const width = Number(picture?.properties.width);
    expect(picture?.properties.viewBox).toBe(`0 0 ${width} ${String(picture?.properties.height)}`);
    const floor = Number(select(`.flow__floor--${shape}`, figure)?.properties.width);
    expect((floor / width) * VALUE.size).toBeGreaterThanOrEqual(11);
  });

  it('says of every part which cards it belongs to', () => {
    const figure = figureOf('a [A]\nb [B]\nc [C]\na -> b\nb -> c');
    const parts = selectAll('.flow__picture--wide > g[data-near]', figure);
    expect(parts.map(({properties}) => [properties.dataCard, properties.dataNear])).toEqual([
      [undefined, '1 2'],
      [undefined, '2 3'],
      ['1', '1 2'],
      ['2', '1 2 3'],
      ['3', '2 3'],
    ]);
  });

  it('links names to the sections of their components and hides all else from screen readers', () => {
    const model = parseFlow(BASIC, 'title="图"');
    const figure = renderFigure(model, 1, ({name}) =>
      name === 'Chat Input' ? '/components-io#chat-input' : undefined,
    );
    const picture = select('.flow__picture--wide', figure);
    expect(picture?.properties.role).toBe('group');
    const [link, ...rest] = selectAll('a', picture);
    expect(rest).toEqual([]);
    expect(link?.properties).toEqual({
      href: '/components-io#chat-input',
      ariaLabel: 'Chat Input',
    });
    const hidden = selectAll('[aria-hidden=true] text', picture).length;
    expect(hidden).toBe(selectAll('text', picture).length - 1);
  });

  it('keeps the words of a name apart that takes two lines', () => {
    const model = parseFlow('a [Cohere Language Models] 根据资料作答', 'title="图"');
    const link = select(
      '.flow__picture--wide a',
      renderFigure(model, 1, () => '/models'),
    )!;
    expect(selectAll('text', link).length).toBe(2);
    expect(toString(link)).toBe('Cohere Language Models');
  });

  it('has ids that differ between pictures, even between twins on one page', () => {
    const ids = [figureOf(BASIC, 1), figureOf(BASIC, 2), figureOf(AGENT, 3)].flatMap((figure) =>
      selectAll('[id]', figure).map((node) => node.properties.id),
    );
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
  });

  it.each(Object.entries(SAMPLES))(
    'uses no style attributes and draws no undefined numbers (%s)',
    (_, text) => {
      const html = toHtml(figureOf(text));
      expect(html).not.toMatch(/ style=/);
      expect(html).not.toMatch(/NaN|undefined|Infinity/);
    },
  );

  it('escapes what authors write', () => {
    const html = toHtml(figureOf('a [A<b>] 说明\n  set T: {x} & <y>'));
    expect(html).toContain('A&#x3C;b>');
    expect(html).not.toContain('<y>');
  });
});
