import type {DataType} from '../../lib/dataTypes';

export type {DataType};

/** What a `flow` fence says. Lines count from 1 at the first line below the opening fence. */
export interface FlowModel {
  title: string;
  /** A picture of something else than components: nothing in it is looked up in the product. */
  concept: boolean;
  nodes: FlowNode[];
  edges: FlowEdge[];
  groups: FlowGroup[];
}

export interface FlowNode {
  id: string;
  /** The name on the card. */
  name: string;
  /** The component's name in the product's menu; it differs from the card where a flow renamed it. */
  component: string;
  caption: string;
  /** Inputs and field values in the order of the source, as the product's node lists them. */
  rows: FlowRow[];
  outputs: FlowPort[];
  line: number;
}

export type FlowRow =
  {kind: 'input'; port: FlowPort} | {kind: 'field'; label: string; value: string};

export interface FlowPort {
  id: string;
  types: DataType[];
  label: string;
}

export interface FlowEdge {
  from: FlowEnd;
  to: FlowEnd;
  /** The type that travels along the edge; absent between nodes without ports. */
  type?: DataType;
  label?: string;
  line: number;
}

export interface FlowEnd {
  node: string;
  port?: string;
}

export interface FlowGroup {
  label: string;
  nodes: string[];
  line: number;
}

export interface Point {
  x: number;
  y: number;
}

/** One cubic stretch of a path: it starts where the one before it ended. */
export interface Curve {
  control1: Point;
  control2: Point;
  end: Point;
}

export interface FlowLayout {
  width: number;
  height: number;
  cards: PlacedCard[];
  edges: PlacedEdge[];
  frames: PlacedFrame[];
}

/** Everything inside a card is measured from the card's top left corner. */
export interface PlacedCard {
  node: FlowNode;
  x: number;
  y: number;
  width: number;
  height: number;
  content: CardContent;
}

export interface CardContent {
  nameLines: TextLine[];
  captionLines: TextLine[];
  fields: PlacedField[];
  ports: PlacedPort[];
  /** Where the body begins below name and caption; absent on a plain card. */
  bodyTop?: number;
  /** Where the outputs begin; absent without outputs. */
  footerTop?: number;
}

export interface TextLine {
  text: string;
  /** Baseline. */
  y: number;
}

export interface PlacedField {
  label: TextLine;
  pill: {x: number; y: number; width: number; height: number; lines: TextLine[]};
}

export interface PlacedPort {
  port: FlowPort;
  side: 'in' | 'out';
  y: number;
}

export interface PlacedEdge {
  edge: FlowEdge;
  start: Point;
  curves: Curve[];
  label?: PlacedLabel;
}

/** The text's lines are measured from the top of the picture, like the box around them. */
export interface PlacedLabel {
  lines: TextLine[];
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedFrame {
  group: FlowGroup;
  x: number;
  y: number;
  width: number;
  height: number;
}

export const inputsOf = (node: FlowNode): FlowPort[] =>
  node.rows.flatMap((row) => (row.kind === 'input' ? [row.port] : []));
