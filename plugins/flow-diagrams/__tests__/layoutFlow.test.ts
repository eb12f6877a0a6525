import {describe, expect, it} from 'vitest';
import {layoutFlow} from '../layoutFlow';
import {parseFlow} from '../parseFlow';
import type {FlowLayout, PlacedCard, PlacedEdge, Point} from '../types';
import {findFaults} from './geometry';
import {AGENT, BASIC, LOOP, RAG, SAMPLES, TOPOLOGY} from './sampleFlows';

const layoutOf = (text: string): FlowLayout => layoutFlow(parseFlow(text, 'title="图"'));

function cardOf(layout: FlowLayout, id: string): PlacedCard {
  const card = layout.cards.find(({node}) => node.id === id);
  if (!card) {
    throw new Error(`no card ${id}`);
  }
  return card;
}

function edgeOf(layout: FlowLayout, from: string, to: string): PlacedEdge {
  const edge = layout.edges.find(({edge: {from: a, to: b}}) => a.node === from && b.node === to);
  if (!edge) {
    throw new Error(`no edge ${from} -> ${to}`);
  }
  return edge;
}

const endOf = ({start, curves}: PlacedEdge): Point => curves.at(-1)?.end ?? start;

/** The dot of a port, in the picture's coordinates. */
function dotOf(layout: FlowLayout, id: string, side: 'in' | 'out', portId: string): Point {
  const card = cardOf(layout, id);
  const port = card.content.ports.find((each) => each.side === side && each.port.id === portId);
  return {x: card.x + (side === 'out' ? card.width : 0), y: card.y + (port?.y ?? Number.NaN)};
}

describe.each(Object.entries(SAMPLES))('layoutFlow of the sample %s', (_, text) => {
  it('has no overlapping cards, no edge through a card, and frames around exactly their members', () => {
    expect(findFaults(layoutOf(text))).toEqual([]);
  });

  it('starts and ends every edge between ports on their dots', () => {
    const layout = layoutOf(text);
    for (const placed of layout.edges.filter(({edge}) => edge.type)) {
      const {from, to} = placed.edge;
      expect(placed.start).toEqual(dotOf(layout, from.node, 'out', from.port ?? ''));
      expect(endOf(placed)).toEqual(dotOf(layout, to.node, 'in', to.port ?? ''));
    }
  });

  it('leaves and reaches cards horizontally', () => {
    for (const {start, curves} of layoutOf(text).edges) {
      expect(curves[0]?.control1.y).toBeCloseTo(start.y);
      expect(curves.at(-1)?.control2.y).toBeCloseTo(curves.at(-1)?.end.y ?? Number.NaN);
    }
  });

  it('is the same every time', () => {
    expect(layoutOf(text)).toEqual(layoutOf(text));
  });
});

describe('layoutFlow', () => {
  it('places targets to the right of their sources', () => {
    const layout = layoutOf(BASIC);
    for (const {edge} of layout.edges) {
      const [from, to] = [cardOf(layout, edge.from.node), cardOf(layout, edge.to.node)];
      expect(to.x).toBeGreaterThan(from.x + from.width);
    }
  });

  it.each([
    ['chat.message -> model.input', 'prompt.prompt -> model.system', ['chat', 'prompt']],
    ['prompt.prompt -> model.system', 'chat.message -> model.input', ['chat', 'prompt']],
    ['chat.message -> model.system', 'prompt.prompt -> model.input', ['prompt', 'chat']],
    ['prompt.prompt -> model.input', 'chat.message -> model.system', ['prompt', 'chat']],
  ])('orders sources like the ports they feed (%s, %s)', (first, second, expected) => {
    const nodes = BASIC.slice(0, BASIC.indexOf('chat.message ->'));
    const layout = layoutOf([nodes, first, second].join('\n'));
    const heights = expected.map((id) => cardOf(layout, id).y);
    expect(heights[0]).toBeLessThan(heights[1] ?? 0);
  });

  it('keeps the order of the source where edges do not decide', () => {
    const layout = layoutOf('z [Z]\na [A]\nt [T]\na -> t\nz -> t');
    expect(cardOf(layout, 'z').y).toBeLessThan(cardOf(layout, 'a').y);
  });

  it('centres a card on the cards that feed it', () => {
    const layout = layoutOf('a [A]\nb [B]\nt [T]\na -> t\nb -> t');
    const middle = ({y, height}: PlacedCard): number => y + height / 2;
    const [a, b, t] = ['a', 'b', 't'].map((id) => middle(cardOf(layout, id)));
    expect(t).toBeCloseTo(((a ?? 0) + (b ?? 0)) / 2, 0);
  });

  it('keeps an edge straight that has its ports for itself, though other edges pull', () => {
    const layout = layoutOf(AGENT.slice(0, AGENT.indexOf('group')));
    const edge = edgeOf(layout, 'chat', 'agent');
    expect(endOf(edge).y).toBe(edge.start.y);
  });

  it('draws the only edge between two cards exactly straight', () => {
    const layout = layoutOf(BASIC);
    const edge = edgeOf(layout, 'model', 'output');
    expect(endOf(edge).y).toBe(edge.start.y);
  });

  it('makes cards of one column equally wide', () => {
    const layout = layoutOf(BASIC);
    expect(cardOf(layout, 'chat').width).toBe(cardOf(layout, 'prompt').width);
  });

  it('makes a card wide enough for the longest Chinese and Latin text in it', () => {
    const narrow = layoutOf('a [A] 问\n  out o: Message = Out');
    const wide = layoutOf('a [A] 问\n  out o: Message = A much longer label 很长');
    expect(cardOf(wide, 'a').width).toBeGreaterThan(cardOf(narrow, 'a').width);
  });

  it('puts a field value below its label when both do not fit beside each other', () => {
    const short = cardOf(layoutOf('a [A]\n  set Model: gpt-4o'), 'a');
    const long = cardOf(
      layoutOf('a [A]\n  set Agent Instructions: 先查资料再回答，不编造内容'),
      'a',
    );
    expect(short.content.fields[0]?.pill.y).toBeLessThan(short.content.fields[0]?.label.y ?? 0);
    expect(long.content.fields[0]?.pill.y).toBeGreaterThan(long.content.fields[0]?.label.y ?? 0);
  });

  it('continues a long flow on a second row instead of becoming wider than a page can show', () => {
    const layout = layoutOf(RAG);
    expect(layout.width).toBeLessThan(800);
    const [first, last] = [cardOf(layout, 'file'), cardOf(layout, 'output')];
    expect(last.y).toBeGreaterThan(first.y + first.height);
  });

  it('keeps all columns in one row for a canvas, so that every edge runs to the right', () => {
    const layout = layoutFlow(parseFlow(RAG, 'title="图"'), 'canvas');
    for (const {edge} of layout.edges) {
      const [source, target] = [cardOf(layout, edge.from.node), cardOf(layout, edge.to.node)];
      expect(target.x).toBeGreaterThan(source.x);
    }
  });

  it('puts the columns below each other in a tall picture, which a phone shows without scrolling', () => {
    const layout = layoutFlow(parseFlow(RAG, 'title="图"'), 'tall');
    expect(layout.width).toBeLessThan(388);
    for (const {edge} of layout.edges) {
      const [source, target] = [cardOf(layout, edge.from.node), cardOf(layout, edge.to.node)];
      expect(target.y).toBeGreaterThan(source.y + source.height);
    }
  });

  it('leads an edge back to an earlier component below the cards', () => {
    const layout = layoutOf(LOOP);
    const lowest = Math.max(...layout.cards.map(({y, height}) => y + height));
    const edge = edgeOf(layout, 'convert', 'loop');
    expect(Math.max(...edge.curves.map(({end}) => end.y))).toBeGreaterThan(lowest);
  });

  it('keeps the two directions of a conversation apart', () => {
    const layout = layoutOf(TOPOLOGY);
    const there = edgeOf(layout, 'browser', 'caddy');
    const back = edgeOf(layout, 'caddy', 'browser');
    expect(back.start.y - there.start.y).toBeGreaterThan(20);
    expect(back.start.x).toBeGreaterThan(endOf(back).x);
  });

  it('keeps the name of a group clear of its cards', () => {
    const layout = layoutOf(AGENT);
    const [frame] = layout.frames;
    const top = Math.min(...['agent', 'calc'].map((id) => cardOf(layout, id).y));
    expect(top - (frame?.y ?? 0)).toBeGreaterThanOrEqual(30);
  });

  it('keeps two groups apart', () => {
    const text = `${AGENT}\ngroup 对话: chat`;
    expect(findFaults(layoutOf(text))).toEqual([]);
  });

  it('frames members that are not neighbours separately, under the same name', () => {
    const layout = layoutOf('a [A]\nb [B]\nc [C]\na -> b\nb -> c\ngroup 两端: a, c');
    expect(layout.frames.map(({group}) => [group.label, group.nodes])).toEqual([
      ['两端', ['a']],
      ['两端', ['c']],
    ]);
    expect(findFaults(layout)).toEqual([]);
  });

  it('lets a node feed itself', () => {
    expect(findFaults(layoutOf('a [服务]\nb [库]\na -> a : 重试\na -> b'))).toEqual([]);
  });

  it('draws a single node', () => {
    const layout = layoutOf('a [Chat Input]\n  out message: Message = Chat Message');
    expect(layout.cards).toHaveLength(1);
    expect(findFaults(layout)).toEqual([]);
  });
});
