import type {Operation} from '../../../plugins/api-reference/types';
import type {Stage} from './setStage';

/** The operation with the values of a stage in place of the printed examples. */
export function setExamples(operation: Operation, {path = {}, query = {}, body}: Stage): Operation {
  const parameters = operation.parameters.map((parameter) => {
    const value = {path, query, header: {}, cookie: {}}[parameter.place];
    const example = (value as Record<string, string>)[parameter.name];
    return example === undefined ? parameter : {...parameter, example};
  });
  const known = operation.parameters.filter(({place, required}) => place === 'query' && required);
  const extra = Object.entries(query).filter(([name]) => known.every((one) => one.name !== name));
  return {
    ...operation,
    parameters,
    body: operation.body && {...operation.body, example: merge(operation.body.example, body)},
    sample: {
      ...operation.sample,
      query: {...operation.sample.query, ...Object.fromEntries(extra)},
    },
  };
}

/** Objects are merged, arrays item by item; everything else is replaced. */
function merge(printed: unknown, real: unknown): unknown {
  if (real === undefined) {
    return printed;
  }
  if (Array.isArray(real)) {
    const items = Array.isArray(printed) ? printed : [];
    return real.map((item, index) => merge(items[index], item));
  }
  if (isObject(real) && isObject(printed)) {
    const entries = Object.entries(real).map(([key, value]) => [key, merge(printed[key], value)]);
    return {...printed, ...Object.fromEntries(entries)};
  }
  return real;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
