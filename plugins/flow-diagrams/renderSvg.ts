import type {Element} from 'hast';
import {element} from './element';
import type {FlowShape} from './layoutFlow';
import {renderCard, typeClass} from './renderCard';
import {writePath} from './writePath';
import type {
  DataType,
  FlowEdge,
  FlowLayout,
  FlowNode,
  PlacedCard,
  PlacedEdge,
  PlacedFrame,
  PlacedPort,
} from './types';

const FRAME_RADIUS = 14;
const LABEL_RADIUS = 10;

export interface SvgTexts {
  id: string;
  title: string;
  summary: string;
  shape: FlowShape;
  /** Where the component of a card is described. */
  sectionOf: (node: FlowNode) => string | undefined;
}

/** The picture as one `svg` element. Colours, fonts and line widths come from flow.css by class. */
export function renderSvg(
  layout: FlowLayout,
  {id, title, summary, shape, sectionOf}: SvgTexts,
): Element {
  const {width, height, frames, edges, cards} = layout;
  const order = new Map(cards.map(({node}, index) => [node.id, index + 1]));
  const sections = new Map(cards.map(({node}) => [node.id, sectionOf(node)]));
  const hasLinks = [...sections.values()].some((section) => section !== undefined);
  return element(
    'svg',
    {
      className: ['flow__picture', `flow__picture--${shape}`],
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      // What is inside an image does not exist for screen readers, links included.
      role: hasLinks ? 'group' : 'img',
      ariaLabelledBy: [`${id}-title`],
      ariaDescribedBy: [`${id}-desc`],
    },
    [
      element('title', {id: `${id}-title`}, [title]),
      element('desc', {id: `${id}-desc`}, [summary]),
      ...frames.map((frame) => element('g', {ariaHidden: 'true'}, renderFrame(frame))),
      ...edges.map((edge) => element('g', near(endsOf(edge), order), renderEdge(edge))),
      ...cards.map((card) =>
        element(
          'g',
          {
            transform: `translate(${card.x} ${card.y})`,
            dataCard: order.get(card.node.id) ?? 0,
            ...near([card.node.id, ...neighboursOf(card, edges)], order),
          },
          renderCard(card, {
            typeOf: (port) => portState(card, port, edges),
            section: sections.get(card.node.id),
          }),
        ),
      ),
      ...edges
        .filter(({label}) => label)
        .map((edge) =>
          element('g', {ariaHidden: 'true', ...near(endsOf(edge), order)}, renderLabel(edge)),
        ),
    ],
  );
}

/** The cards that a part belongs to: while one of them is pointed at, the part stays clear (see flow.css). */
const near = (ids: string[], order: Map<string, number>): {dataNear: string} => ({
  dataNear: [...new Set(ids.map((id) => order.get(id) ?? 0))].sort((a, b) => a - b).join(' '),
});

const endsOf = ({edge}: PlacedEdge): string[] => [edge.from.node, edge.to.node];

const neighboursOf = ({node}: PlacedCard, edges: PlacedEdge[]): string[] =>
  edges.map(endsOf).flatMap((ends) => (ends.includes(node.id) ? ends : []));

/** An input that accepts several types shows the one that arrives. */
export function portState(
  card: PlacedCard,
  {port, side}: PlacedPort,
  edges: PlacedEdge[],
): {type: DataType; connected: boolean} {
  const touching = edges.find(({edge}) => {
    const end = side === 'in' ? edge.to : edge.from;
    return end.node === card.node.id && end.port === port.id;
  });
  return {
    type: touching?.edge.type ?? port.types[0] ?? 'Any',
    connected: touching !== undefined,
  };
}

function renderFrame({group, x, y, width, height}: PlacedFrame): Element[] {
  return [
    element('rect', {className: ['flow__frame'], x, y, width, height, rx: FRAME_RADIUS}),
    element('text', {className: ['flow__group'], x: x + 16, y: y + 22}, [group.label]),
  ];
}

function renderEdge({edge, start, curves}: PlacedEdge): Element[] {
  const end = curves.at(-1)?.end ?? start;
  const path = element('path', {
    className: ['flow__edge', edgeClass(edge)],
    d: writePath(start, curves),
  });
  if (edge.type) {
    return [path];
  }
  const before = curves.findLast((curve) => curve.control2.x !== end.x)?.control2 ?? start;
  const back = before.x < end.x ? -7 : 7;
  const tip = `M${end.x + back} ${end.y - 4.5}L${end.x} ${end.y}l${back} 4.5`;
  return [path, element('path', {className: ['flow__edge', edgeClass(edge)], d: tip})];
}

const edgeClass = (edge: FlowEdge): string =>
  edge.type ? typeClass(edge.type) : 'flow__edge--plain';

const round = (value: number): number => Math.round(value * 10) / 10;

function renderLabel({edge, label}: PlacedEdge): Element[] {
  if (!label) {
    return [];
  }
  const {lines, x, y, width, height} = label;
  return [
    element('rect', {
      className: ['flow__tag', edgeClass(edge)],
      x,
      y,
      width,
      height,
      rx: LABEL_RADIUS,
    }),
    ...lines.map((line) =>
      element(
        'text',
        {
          className: ['flow__tag-text'],
          x: round(x + width / 2),
          y: round(line.y),
          textAnchor: 'middle',
        },
        [line.text],
      ),
    ),
  ];
}
