import {DATA_TYPES} from '../../lib/dataTypes';
import {createHash} from 'node:crypto';
import type {Element} from 'hast';
import {describeFlow, type FlowDescription} from './describeFlow';
import {element} from './element';
import {layoutFlow, type FlowShape} from './layoutFlow';
import {typeClass} from './renderCard';
import {portState, renderSvg} from './renderSvg';
import {listsOf} from './writeFlowText';
import type {DataType, FlowLayout, FlowModel, FlowNode} from './types';

/** The smallest letters measure 12 px and must not fall below 11: a narrow screen scrolls instead. */
export const SMALLEST_SCALE = 0.92;
const ZOOM_GLYPH = 'M9.5 2.5h4v4M13.5 2.5L9 7M6.5 13.5h-4v-4M2.5 13.5L7 9';

/** A wide picture, and for narrow screens a tall one; the style sheet shows one of them. */
const SHAPES: FlowShape[] = ['wide', 'tall'];

/** The whole figure: picture, zoom button, caption, legend, and the same in words. */
export function renderFigure(
  model: FlowModel,
  index: number,
  sectionOf: (node: FlowNode) => string | undefined = () => undefined,
): Element {
  const layouts = SHAPES.map((shape) => ({shape, layout: layoutFlow(model, shape)}));
  const description = describeFlow(model);
  // The hash keeps ids stable while other pictures come and go; the index tells twins apart.
  const hash = createHash('sha256').update(JSON.stringify(model)).digest('hex').slice(0, 8);
  const texts = {title: model.title, summary: description.summary, sectionOf};
  return element('figure', {className: ['flow']}, [
    element('div', {className: ['flow__viewport']}, [
      element('div', {className: ['flow__stage']}, [
        ...layouts.flatMap(({shape, layout}) => [
          renderFloor(layout.width, shape),
          renderSvg(layout, {...texts, id: `flow-${hash}-${index}-${shape}`, shape}),
        ]),
      ]),
      element('div', {className: ['flow__bar']}, [
        renderLegend(layouts[0]!.layout),
        renderZoomButton(model.title),
      ]),
    ]),
    renderWords(description),
    element('figcaption', {className: ['flow__caption']}, [model.title]),
  ]);
}

/**
 * An empty picture that is as wide as the real one may become at least. Its width attribute gives each
 * figure its own minimum without a style attribute, which the site's content security policy forbids.
 */
const renderFloor = (width: number, shape: FlowShape): Element =>
  element('svg', {
    className: ['flow__floor', `flow__floor--${shape}`],
    width: Math.round(width * SMALLEST_SCALE),
    height: 0,
    ariaHidden: 'true',
  });

const renderZoomButton = (title: string): Element =>
  element(
    'button',
    {type: 'button', className: ['flow__zoom'], ariaLabel: `放大流程图：${title}`},
    [
      element('svg', {viewBox: '0 0 16 16', width: 16, height: 16, ariaHidden: 'true'}, [
        element('path', {d: ZOOM_GLYPH}),
      ]),
    ],
  );

function renderWords(description: FlowDescription): Element {
  return element(
    'div',
    {className: ['flow__words']},
    listsOf(description).flatMap(([heading, entries]) => [
      element('p', {}, [heading]),
      element(
        'ul',
        {},
        entries.map((entry) => element('li', {}, [entry])),
      ),
    ]),
  );
}

/** Explains the colours when there is more than one. */
function renderLegend({cards, edges}: FlowLayout): Element | undefined {
  const shown = new Set<DataType>(
    cards.flatMap((card) => card.content.ports.map((port) => portState(card, port, edges).type)),
  );
  if (shown.size < 2) {
    return undefined;
  }
  return element(
    'ul',
    {className: ['flow__legend'], ariaLabel: '数据类型'},
    DATA_TYPES.filter((type) => shown.has(type)).map((type) =>
      element('li', {className: [typeClass(type)]}, [type]),
    ),
  );
}
