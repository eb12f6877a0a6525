import {
  describeComponent,
  describeVariant,
  fieldsOf,
  optionsOf,
  type ProductComponent,
  type ProductField,
} from './describeComponent';
import type {Catalogue, CatalogueComponent, CatalogueVariant} from './types';

/** How the running product is asked: a path below its address, and a body for a POST. */
export type Ask = (path: string, body?: unknown) => Promise<unknown>;

type Probe = {field: string; value: string | boolean; fieldValue: unknown; filePath?: string[]};

/** These kinds of fields decide which other fields and ports a component shows. */
const DECIDING_KINDS = new Set(['DropdownInput', 'TabInput', 'SortableListInput', 'BoolInput']);
const MOST_PROBES = 12;
/** The File component chooses its outputs by the names of the files. */
const FILES = [['a.txt'], ['a.csv'], ['a.json'], ['a.txt', 'b.txt']];

/** Reads everything that the product says about its components, in a stable order. */
export async function collectCatalogue(ask: Ask): Promise<Catalogue> {
  const {version} = (await ask('/api/v1/version')) as {version: string};
  const groups = (await ask('/api/v1/all')) as Record<string, Record<string, ProductComponent>>;
  const components: CatalogueComponent[] = [];
  for (const [group, members] of Object.entries(groups)) {
    for (const [key, product] of Object.entries(members)) {
      const usual = describeComponent(group, key, product);
      const variants = await collectVariants(ask, usual, product);
      components.push(variants.length > 0 ? {...usual, variants} : usual);
    }
  }
  components.sort((a, b) => compare(a.group, b.group) || compare(a.key, b.key));
  return {version, components};
}

async function collectVariants(
  ask: Ask,
  usual: CatalogueComponent,
  product: ProductComponent,
): Promise<CatalogueVariant[]> {
  const variants: CatalogueVariant[] = [];
  for (const probe of fieldsOf(product).flatMap(probesOf)) {
    const changed = await tryValue(ask, product, probe);
    const variant = changed && describeVariant(usual, probe.field, probe.value, changed);
    if (variant) {
      variants.push(variant);
    }
  }
  return variants;
}

function probesOf([name, field]: [string, ProductField]): Probe[] {
  if (!field.real_time_refresh) {
    return [];
  }
  if (field._input_type === 'FileInput') {
    return FILES.map((files) => ({
      field: name,
      value: files.join(', '),
      fieldValue: files,
      filePath: files,
    }));
  }
  if (!DECIDING_KINDS.has(field._input_type ?? '')) {
    return [];
  }
  if (field._input_type === 'BoolInput') {
    return [{field: name, value: !field.value, fieldValue: !field.value}];
  }
  const options = optionsOf(field).filter((option) => option !== field.value);
  if (options.length > MOST_PROBES) {
    return [];
  }
  return options.map((value) => ({
    field: name,
    value,
    fieldValue: field._input_type === 'SortableListInput' ? [{name: value}] : value,
  }));
}

/** A value that the server cannot take (it would ask a provider) adds nothing. */
async function tryValue(
  ask: Ask,
  product: ProductComponent,
  {field, fieldValue, filePath}: Probe,
): Promise<ProductComponent | undefined> {
  const template = structuredClone(product.template);
  const changed = template[field] as ProductField & {file_path?: string[]};
  changed.value = fieldValue;
  if (filePath) {
    changed.file_path = filePath;
  }
  const code = (template['code'] as ProductField).value;
  try {
    return (await ask('/api/v1/custom_component/update', {
      code,
      template,
      field,
      field_value: fieldValue,
      tool_mode: false,
    })) as ProductComponent;
  } catch {
    return undefined;
  }
}

/** Not the reader's language: the order must be the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
