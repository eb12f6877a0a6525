/** A filter of Directus: operators begin with an underscore, everything else is a field. */
export type Filter = Record<string, unknown>;

type Compare = (value: unknown, expected: unknown) => boolean;

const COMPARE: Record<string, Compare> = {
  _eq: (value, expected) => keyOf(value) === expected,
  _in: (value, expected) => (expected as unknown[]).includes(keyOf(value)),
  _icontains: (value, expected) =>
    String(value).toLowerCase().includes(String(expected).toLowerCase()),
  _some: (value, expected) =>
    (value as unknown[]).some((item) => matchFilter(item, expected as Filter)),
  _and: (value, expected) => (expected as Filter[]).every((filter) => matchFilter(value, filter)),
  _or: (value, expected) => (expected as Filter[]).some((filter) => matchFilter(value, filter)),
};

/** A field of a list holds if it holds for one of its items. */
export function matchFilter(value: unknown, filter: Filter): boolean {
  return Object.entries(filter).every(([name, expected]) => {
    const compare = COMPARE[name];
    if (compare) {
      return compare(value, expected);
    }
    if (name.startsWith('_')) {
      throw new Error(`the stand-in does not know the operator ${name}`);
    }
    const items = Array.isArray(value) ? value : [value];
    return items.some((item) =>
      matchFilter((item as Record<string, unknown> | undefined)?.[name], expected as Filter),
    );
  });
}

/** What refers to another object is compared by that object's id. */
function keyOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : value;
}
