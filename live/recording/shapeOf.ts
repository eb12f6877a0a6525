const DEEPEST = 3;
const MOST_KEYS = 30;

/** The types in an answer instead of its values; what repeats or lies deep is cut. */
export function shapeOf(value: unknown, depth = 0): unknown {
  if (value === null) {
    return 'null';
  }
  if (Array.isArray(value)) {
    if (value.length === 0) {
      return [];
    }
    return depth === DEEPEST ? 'array' : [shapeOf(value[0], depth + 1)];
  }
  if (typeof value !== 'object') {
    return typeof value;
  }
  if (depth === DEEPEST) {
    return 'object';
  }
  const entries = Object.entries(value);
  // A map by name or id, not an object with fields.
  if (entries.length > MOST_KEYS) {
    return {'…': shapeOf(entries[0]?.[1], depth + 1)};
  }
  return Object.fromEntries(entries.map(([key, item]) => [key, shapeOf(item, depth + 1)]));
}
