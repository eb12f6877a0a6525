import type {Element} from 'hast';
import {glyphOf} from './cardGlyphs';
import {element} from './element';
import {ICON_SIZE, LABEL, NAME_X, PADDING, baseline, fitLabel} from './layout/layoutCard';
import type {DataType, PlacedCard, PlacedField, PlacedPort, TextLine} from './types';

const RADIUS = 10;
const DOT_RADIUS = 5;
const ICON_TOP = 12;
const GLYPH_INSET = 4;

export const typeClass = (type: DataType): string => `flow-type--${type.toLowerCase()}`;

export interface CardLooks {
  /** The colour of a port and whether an edge touches it. */
  typeOf: (port: PlacedPort) => {type: DataType; connected: boolean};
  /** Where the component is described. */
  section?: string;
}

/**
 * The body of a card, and its name. Only a name that is a link is something for screen readers: all else
 * stands below the picture in words.
 */
export function renderCard(
  {node, width, height, content}: PlacedCard,
  {typeOf, section}: CardLooks,
): Element[] {
  const {bodyTop, footerTop} = content;
  const names = withSpaces(node.name, content.nameLines).map((line) => text(line, NAME_X, 'name'));
  const body = [
    element('rect', {className: ['flow__card'], width, height, rx: RADIUS}),
    footerTop === undefined
      ? undefined
      : element('path', {className: ['flow__footer'], d: footerPath(footerTop, width, height)}),
    renderDividers([bodyTop, footerTop], width),
    renderIcon(glyphOf(node)),
    ...content.captionLines.map((line) => text(line, PADDING, 'note')),
    ...content.fields.flatMap(renderField),
    ...content.ports.flatMap((port) => renderPort(port, width, typeOf(port))),
  ];
  if (section === undefined) {
    return [element('g', {ariaHidden: 'true'}, [...body, ...names])];
  }
  return [
    element('g', {ariaHidden: 'true'}, body),
    element('a', {href: section, ariaLabel: node.name}, [
      // Fingers need 44 px: the whole head of the card leads to the section.
      element('path', {
        className: ['flow__reach'],
        d: `M0 0h${width}v${bodyTop ?? footerTop ?? height}H0z`,
      }),
      ...names,
    ]),
  ];
}

/** A name that takes two lines is still read, and spoken to the browser, as the words that it consists of. */
function withSpaces(name: string, lines: TextLine[]): TextLine[] {
  let rest = name;
  return lines.map((line) => {
    rest = rest.slice(line.text.length);
    const space = rest.startsWith(' ') ? ' ' : '';
    rest = rest.slice(space.length);
    return {...line, text: line.text + space};
  });
}

/** The shaded end of a card: square above, round below. */
function footerPath(top: number, width: number, height: number): string {
  const inset = 0.5;
  const radius = RADIUS - inset;
  const straight = height - top - RADIUS;
  return [
    `M${inset} ${top}h${width - 2 * inset}v${straight}`,
    `a${radius} ${radius} 0 0 1 ${-radius} ${radius}`,
    `h${-(width - 2 * RADIUS)}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}z`,
  ].join('');
}

function renderDividers(heights: Array<number | undefined>, width: number): Element | undefined {
  const lines = heights.flatMap((y) => (y === undefined ? [] : `M.5 ${y}h${width - 1}`));
  return lines.length > 0
    ? element('path', {className: ['flow__divider'], d: lines.join('')})
    : undefined;
}

const renderIcon = (glyph: string): Element =>
  element('g', {className: ['flow__icon'], transform: `translate(${PADDING} ${ICON_TOP})`}, [
    element('rect', {width: ICON_SIZE, height: ICON_SIZE, rx: 6}),
    element('path', {transform: `translate(${GLYPH_INSET} ${GLYPH_INSET})`, d: glyph}),
  ]);

function text(line: TextLine, x: number, kind: string, anchor?: 'end'): Element {
  const properties = {className: [`flow__${kind}`], x, y: line.y};
  return element('text', anchor ? {...properties, textAnchor: anchor} : properties, [line.text]);
}

function renderField({label, pill}: PlacedField): Element[] {
  const {x, y, width, height} = pill;
  return [
    text(label, PADDING, 'note'),
    element('rect', {className: ['flow__pill'], x, y, width, height, rx: 6}),
    ...pill.lines.map((line) => text(line, x + 8, 'value')),
  ];
}

function renderPort(
  {port, side, y}: PlacedPort,
  width: number,
  {type, connected}: {type: DataType; connected: boolean},
): Element[] {
  const label = {text: fitLabel(port.label, width), y: baseline(y, LABEL)};
  const state = connected ? [] : ['flow__dot--free'];
  return [
    side === 'in' ? text(label, PADDING, 'label') : text(label, width - PADDING, 'label', 'end'),
    element('circle', {
      className: ['flow__dot', ...state, typeClass(type)],
      cx: side === 'in' ? 0 : width,
      cy: y,
      r: DOT_RADIUS,
    }),
  ];
}
