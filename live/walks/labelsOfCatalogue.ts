import {readCatalogue} from '../catalogue/readCatalogue';

/** Names of components, fields, options and ports, as the product itself states them. */
export function labelsOfCatalogue(): Set<string> {
  const labels = new Set<string>();
  for (const {name, inputs, outputs, variants = []} of readCatalogue().components) {
    labels.add(name);
    for (const part of [{inputs, outputs}, ...variants]) {
      for (const {label, options = []} of part.inputs ?? []) {
        [label, ...options].forEach((text) => labels.add(text));
      }
      for (const {label} of part.outputs ?? []) {
        labels.add(label);
      }
    }
  }
  return labels;
}
