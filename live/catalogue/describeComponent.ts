import {createHash} from 'node:crypto';
import type {
  CatalogueComponent,
  CatalogueInput,
  CatalogueOutput,
  CatalogueValue,
  CatalogueVariant,
} from './types';

/** A component as `/api/v1/all` and `/api/v1/custom_component/update` describe it. */
export interface ProductComponent {
  display_name: string;
  beta?: boolean;
  legacy?: boolean;
  template: Record<string, ProductField | string>;
  outputs: ProductOutput[];
}

export interface ProductField {
  name?: string;
  display_name?: string | null;
  type?: string;
  _input_type?: string;
  value?: unknown;
  advanced?: boolean;
  required?: boolean;
  show?: boolean;
  list?: boolean;
  input_types?: string[] | null;
  options?: unknown[] | null;
  load_from_db?: boolean;
  tool_mode?: boolean;
  real_time_refresh?: boolean | null;
}

interface ProductOutput {
  name: string;
  display_name: string;
  types: string[];
  selected?: string | null;
  hidden?: boolean | null;
  allows_loop?: boolean;
}

/** Longer lists are offers of a provider, which change without the product. */
const MOST_OPTIONS = 30;
const LONGEST_TEXT = 40;

export function describeComponent(
  group: string,
  key: string,
  component: ProductComponent,
): CatalogueComponent {
  const fields = fieldsOf(component);
  return {
    key,
    // Some names of the product end with a space.
    name: component.display_name.trim(),
    group,
    ...(component.beta ? {beta: true} : {}),
    ...(component.legacy ? {legacy: true} : {}),
    ...(fields.some(canBeTool) ? {toolMode: true} : {}),
    inputs: fields.map(([name, field]) => describeInput(name, field)),
    outputs: component.outputs.map(describeOutput),
  };
}

/** A field that the model may fill in, or the placeholder of a component whose tools come later. */
const canBeTool = ([name, field]: [string, ProductField]): boolean =>
  field.tool_mode === true || name === 'tool_placeholder' || name === 'flow_name_selected';

/** What a component shows with this value of the field and does not show by default. */
export function describeVariant(
  usual: CatalogueComponent,
  field: string,
  value: string | boolean,
  changed: ProductComponent,
): CatalogueVariant | undefined {
  const {inputs, outputs} = describeComponent(usual.group, usual.key, changed);
  const variant = {
    inputs: added(inputs.map(withoutValue), usual.inputs.map(withoutValue)),
    outputs: added(outputs, usual.outputs),
  };
  if (variant.inputs.length + variant.outputs.length === 0) {
    return undefined;
  }
  const names = new Set(variant.inputs.map(({name}) => name));
  const full = inputs.filter(({name}) => names.has(name));
  return {
    field,
    value,
    ...(full.length > 0 ? {inputs: full} : {}),
    ...(variant.outputs.length > 0 ? {outputs: variant.outputs} : {}),
  };
}

/** The fields that a reader sees: the code and the product's own bookkeeping are none. */
export const fieldsOf = (component: ProductComponent): Array<[string, ProductField]> =>
  Object.entries(component.template).flatMap(([name, field]): Array<[string, ProductField]> =>
    typeof field === 'string' || name === 'code' || name === '_type' ? [] : [[name, field]],
  );

/** The names that can be chosen; a list of actions holds objects. */
export const optionsOf = (field: ProductField): string[] =>
  (field.options ?? []).flatMap((option) => {
    if (typeof option === 'string') {
      return [option];
    }
    const name = (option as {name?: unknown} | null)?.name;
    return typeof name === 'string' ? [name] : [];
  });

function describeInput(name: string, field: ProductField): CatalogueInput {
  const options = optionsOf(field);
  const value = describeValue(field.value);
  return {
    name,
    label: (field.display_name ?? name).trim(),
    kind: (field._input_type ?? field.type ?? '').replace(/Input$/, ''),
    ...(field.input_types?.length ? {types: field.input_types} : {}),
    ...(value === undefined ? {} : {default: value}),
    ...(field.advanced ? {advanced: true} : {}),
    ...(field.required ? {required: true} : {}),
    ...(field.show === false ? {hidden: true} : {}),
    ...(field.list ? {list: true} : {}),
    ...(options.length > 0 && options.length <= MOST_OPTIONS ? {options} : {}),
    ...(field.load_from_db && field.value ? {variable: true} : {}),
  };
}

const describeOutput = (output: ProductOutput): CatalogueOutput => ({
  name: output.name,
  label: output.display_name.trim(),
  types: output.types,
  ...(output.selected && output.selected !== output.types[0] ? {connectsAs: output.selected} : {}),
  ...(output.hidden ? {hidden: true} : {}),
  ...(output.allows_loop ? {loop: true} : {}),
});

function describeValue(value: unknown): CatalogueValue | undefined {
  if (value === undefined || value === '' || value === '__UNDEFINED__') {
    return undefined;
  }
  // An empty message; it carries the time at which the server made it.
  if (typeof value === 'object' && value !== null && 'text_key' in value) {
    return undefined;
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST_TEXT ? {fingerprint: fingerprint(text)} : (value as CatalogueValue);
}

export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Undefined is left out when written as JSON, so two inputs that differ in the default alone agree. */
const withoutValue = (input: CatalogueInput) => ({...input, default: undefined});

function added<T>(changed: T[], usual: T[]): T[] {
  const known = new Set(usual.map((entry) => JSON.stringify(entry)));
  return changed.filter((entry) => !known.has(JSON.stringify(entry)));
}
