import type {
  Catalogue,
  CatalogueComponent,
  CatalogueInput,
  CatalogueOutput,
} from '../../live/catalogue/types';
import {FlowSyntaxError} from './FlowSyntaxError';
import type {FieldValue} from './readValue';
import type {FlowNode} from './types';

/** A value of a field; a `sample` only makes the ports appear and is not kept. */
export interface BoundField {
  name: string;
  value: FieldValue;
  sample?: true;
}

/** A component whose ports are made by its code, which a page shows: nothing to compare with. */
export const CUSTOM_COMPONENT = 'Custom Component';
export const TOOLSET: CatalogueOutput = {
  name: 'component_as_tool',
  label: 'Toolset',
  types: ['Tool'],
};
const LOOP_LABEL = 'Looping';

/** A port of the catalogue, and what makes it appear. */
export interface Bound<T> {
  port: T;
  /** The field that makes the port appear. */
  needs?: BoundField;
}

export function findComponent(node: FlowNode, {components}: Catalogue): CatalogueComponent {
  const found = components.filter(({name}) => name === node.component);
  const [known] = found.filter(({legacy}) => !legacy).concat(found);
  if (known) {
    return known;
  }
  const words = node.component.toLowerCase().split(/\W+/).filter(Boolean);
  const similar = components
    .map(({name}) => name)
    .filter((name) => words.some((word) => name.toLowerCase().includes(word)));
  throw new FlowSyntaxError(
    `产品里没有组件 ${node.component}`,
    `名称照界面写${similar.length > 0 ? `，相近的有：${list(similar)}` : ''}。改过名的写 [显示的名称 = 组件名]，自己写的组件写 [名称 = ${CUSTOM_COMPONENT}]，不是画组件就在围栏上写 concept`,
    node.line,
    1,
  );
}

/** Two outputs may have the same label and differ in their type. */
export function findOutput(
  component: CatalogueComponent,
  label: string,
  types: string[],
): Bound<CatalogueOutput> | undefined {
  if (label === TOOLSET.label && component.toolMode) {
    return {port: TOOLSET};
  }
  const found = outputsOf(component).filter(({port}) => port.label === label);
  return found.find(({port}) => types.some((type) => port.types.includes(type))) ?? found[0];
}

export function findInput(
  component: CatalogueComponent,
  label: string,
): Bound<CatalogueInput> | undefined {
  const loop = component.outputs.find((output) => output.loop);
  if (loop && label === LOOP_LABEL) {
    return {port: {name: loop.name, label, kind: 'Handle', types: loop.types}};
  }
  const known = inputsWithVariants(component).find(
    ({port}) => port.label === label && port.types !== undefined,
  );
  return known ?? (takesVariables(component) ? {port: variable(label)} : undefined);
}

export function findField(
  component: CatalogueComponent,
  label: string,
): CatalogueInput | undefined {
  const known = inputsWithVariants(component).find(({port}) => port.label === label)?.port;
  return known ?? (takesVariables(component) ? variable(label) : undefined);
}

/** Their inputs are named by the reader's template, by a template of a hub, or by a tool. */
const takesVariables = ({key, inputs}: CatalogueComponent): boolean =>
  inputs.some(({kind}) => kind === 'Prompt') || ['LangChain Hub Prompt', 'MCPTools'].includes(key);

const variable = (name: string): CatalogueInput => ({
  name,
  label: name,
  kind: 'Variable',
  types: ['Message'],
});

/** Hidden inputs count as well: a field that the product hides appears with another one's value. */
export const inputsWithVariants = ({
  inputs,
  variants,
}: CatalogueComponent): Array<Bound<CatalogueInput>> => [
  ...inputs.filter(({hidden}) => !hidden).map((port) => ({port})),
  ...(variants ?? []).flatMap(({field, value, inputs: more = []}) =>
    more
      .filter(({hidden}) => !hidden)
      .map((port) => ({port, needs: {name: field, value: chosen(inputs, field, value)}})),
  ),
  ...inputs.filter(({hidden}) => hidden).map((port) => ({port})),
];

export const outputsOf = ({
  inputs,
  outputs,
  variants,
}: CatalogueComponent): Array<Bound<CatalogueOutput>> => [
  ...outputs.map((port) => ({port})),
  ...(variants ?? []).flatMap(({field, value, outputs: more = []}) =>
    more.map((port) => {
      const isFile = inputs.some(({name, kind}) => name === field && kind === 'File');
      const needs: BoundField = {name: field, value: chosen(inputs, field, value)};
      return {port, needs: isFile ? {...needs, sample: true as const} : needs};
    }),
  ),
];

/** A list of actions and the names of files are lists even with one entry. */
function chosen(inputs: CatalogueInput[], field: string, value: string | boolean): FieldValue {
  const kind = inputs.find(({name}) => name === field)?.kind;
  if (kind === 'SortableList') {
    return [{name: String(value)}];
  }
  return kind === 'File' ? String(value).split(', ') : value;
}

export const labels = (bound: Array<Bound<{label: string}>>): string[] =>
  bound.map(({port}) => port.label);
export const list = (names: string[]): string => [...new Set(names)].join('、') || '无';
