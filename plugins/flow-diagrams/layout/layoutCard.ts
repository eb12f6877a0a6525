import {measureText, wrapText, type TextStyle} from '../measureText';
import type {CardContent, FlowNode, FlowRow, PlacedField, TextLine} from '../types';

/** Type sizes are repeated in flow.css: what is measured here is drawn there. */
export const NAME: TextStyle = {size: 14, semibold: true};
export const CAPTION: TextStyle = {size: 12.5};
export const LABEL: TextStyle = {size: 12.5};
export const VALUE: TextStyle = {size: 12};

export const PADDING = 14;
export const ICON_SIZE = 24;
const ICON_GAP = 9;
export const NAME_X = PADDING + ICON_SIZE + ICON_GAP;

const MIN_WIDTH = 124;
const MAX_WIDTH = 236;
/** Captions wrap rather than widen a card beyond this; cards without rows are short and can afford it. */
const CAPTION_WIDTH = 160;
const PLAIN_CAPTION_WIDTH = 112;

const HEADER_PADDING = 12;
const NAME_LINE = 19;
const CAPTION_GAP = 7;
const CAPTION_LINE = 18;
const BODY_PADDING = 7;
const ROW = 28;
const PILL_LINE = 16;
const PILL_PADDING_X = 8;
const PILL_PADDING_Y = 4;
const FIELD_GAP = 10;
const VALUE_LINES = 2;

type Field = Extract<FlowRow, {kind: 'field'}>;

/** The width at which nothing but captions and long values needs to wrap. */
export function naturalWidth(node: FlowNode): number {
  const isPlain = node.rows.length + node.outputs.length === 0;
  const captionWidth = isPlain ? PLAIN_CAPTION_WIDTH : CAPTION_WIDTH;
  const widths = [
    NAME_X + measureText(node.name, NAME) + PADDING,
    2 * PADDING + Math.min(measureText(node.caption, CAPTION), captionWidth),
    ...node.outputs.map((port) => 2 * PADDING + measureText(port.label, LABEL)),
    ...node.rows.map((row) =>
      row.kind === 'input' ? 2 * PADDING + measureText(row.port.label, LABEL) : fieldWidth(row),
    ),
  ];
  return Math.ceil(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, ...widths)));
}

function fieldWidth(field: Field): number {
  const inline = inlineFieldWidth(field);
  const value = 2 * PILL_PADDING_X + measureText(field.value, VALUE);
  return inline <= MAX_WIDTH
    ? inline
    : 2 * PADDING + Math.max(measureText(field.label, LABEL), value);
}

const inlineFieldWidth = ({label, value}: Field): number =>
  2 * PADDING +
  measureText(label, LABEL) +
  FIELD_GAP +
  2 * PILL_PADDING_X +
  measureText(value, VALUE);

/** Places everything inside a card of the given width, from top to bottom. */
export function layoutCard(node: FlowNode, width: number): {height: number; content: CardContent} {
  const name = wrapText(node.name, width - NAME_X - PADDING, NAME);
  const caption = wrapText(node.caption, width - 2 * PADDING, CAPTION);
  const content: CardContent = {nameLines: [], captionLines: [], fields: [], ports: []};

  const nameHeight = Math.max(ICON_SIZE, name.length * NAME_LINE);
  const nameTop = HEADER_PADDING + (nameHeight - name.length * NAME_LINE) / 2;
  content.nameLines = stackLines(name, nameTop, NAME_LINE, NAME);
  let y = HEADER_PADDING + nameHeight;
  if (caption.length > 0) {
    y += CAPTION_GAP;
    content.captionLines = stackLines(caption, y, CAPTION_LINE, CAPTION);
    y += caption.length * CAPTION_LINE;
  }
  y += HEADER_PADDING;

  if (node.rows.length > 0) {
    content.bodyTop = y;
    y += BODY_PADDING;
    for (const row of node.rows) {
      y = placeRow(row, y, width, content);
    }
    y += BODY_PADDING;
  }
  if (node.outputs.length > 0) {
    content.footerTop = y;
    y += BODY_PADDING;
    for (const port of node.outputs) {
      content.ports.push({port, side: 'out', y: y + ROW / 2});
      y += ROW;
    }
    y += BODY_PADDING;
  }
  return {height: y, content};
}

/** Adds one row and returns where the next begins. */
function placeRow(row: FlowRow, top: number, width: number, content: CardContent): number {
  if (row.kind === 'input') {
    content.ports.push({port: row.port, side: 'in', y: top + ROW / 2});
    return top + ROW;
  }
  const {field, height} =
    inlineFieldWidth(row) <= width ? placeInline(row, top, width) : placeStacked(row, top, width);
  content.fields.push(field);
  return top + height;
}

function placeInline(row: Field, top: number, width: number): {field: PlacedField; height: number} {
  const height = PILL_LINE + 2 * PILL_PADDING_Y;
  const pillWidth = Math.ceil(measureText(row.value, VALUE)) + 2 * PILL_PADDING_X;
  const pillTop = top + (ROW - height) / 2;
  const pill = {x: width - PADDING - pillWidth, y: pillTop, width: pillWidth, height};
  const lines = stackLines([row.value], pillTop + PILL_PADDING_Y, PILL_LINE, VALUE);
  const label = {text: row.label, y: baseline(top + ROW / 2, LABEL)};
  return {field: {label, pill: {...pill, lines}}, height: ROW};
}

/** A value too long to stand beside its label stands below it, over the whole width. */
function placeStacked(
  row: Field,
  top: number,
  width: number,
): {field: PlacedField; height: number} {
  const pillWidth = width - 2 * PADDING;
  const values = wrapText(row.value, pillWidth - 2 * PILL_PADDING_X, VALUE, VALUE_LINES);
  const labelHeight = 24;
  const height = values.length * PILL_LINE + 2 * PILL_PADDING_Y;
  const pill = {x: PADDING, y: top + labelHeight, width: pillWidth, height};
  const lines = stackLines(values, pill.y + PILL_PADDING_Y, PILL_LINE, VALUE);
  const label = {text: fitLabel(row.label, width), y: baseline(top + labelHeight / 2, LABEL)};
  return {field: {label, pill: {...pill, lines}}, height: labelHeight + height + 4};
}

/** Labels keep to one line; one that is too long even for the widest card ends in an ellipsis. */
export const fitLabel = (label: string, width: number): string =>
  wrapText(label, width - 2 * PADDING, LABEL, 1)[0] ?? '';

function stackLines(
  lines: string[],
  top: number,
  lineHeight: number,
  style: TextStyle,
): TextLine[] {
  return lines.map((text, index) => ({
    text,
    y: baseline(top + (index + 0.5) * lineHeight, style),
  }));
}

/** Where the baseline lies when a line is to look centred on `middle`, Han and Latin alike. */
export const baseline = (middle: number, {size}: TextStyle): number =>
  Math.round((middle + 0.36 * size) * 10) / 10;
