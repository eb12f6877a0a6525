/** Credentials that must not be written down, and texts that differ on every run. */
const REPLACEMENTS: [RegExp, string][] = [
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.…'],
  [/sk-[\w-]{30,}/g, 'sk-…'],
  [/gAAAAA[\w=-]+/g, 'gAAAAA…'],
  [/\/[\w/.-]+\/data-\d+\//g, '/home/langflow/.cache/langflow/'],
  [/\/[\w/.-]+\/site-packages\//g, ''],
  [/http:\/\/127\.0\.0\.1:\d+/g, 'http://localhost'],
  // The product's own code and statements are not evidence.
  [/Traceback \(most recent call last\):[^]*/g, 'Traceback …'],
  [/\n\[SQL: [^]*/g, '\n[SQL: …]'],
  [/sample-\d+-\d+-\d+/g, 'zhangwei'],
];

/** Replaces secrets and paths in everything that was recorded, and shortens what is very long. */
export function hideSecrets<T>(value: T): T {
  return walk(value, 0) as T;
}

const LONGEST_TEXT = 3000;
const MOST_ITEMS = 4;

function walk(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    return REPLACEMENTS.reduce((text, [from, to]) => text.replace(from, to), value).slice(
      0,
      LONGEST_TEXT,
    );
  }
  if (Array.isArray(value)) {
    return value.slice(0, MOST_ITEMS).map((item) => walk(item, depth + 1));
  }
  if (value !== null && typeof value === 'object') {
    // The catalogue of components is megabytes of the same shape.
    const entries = Object.entries(value).slice(0, depth > 3 ? 40 : 60);
    return Object.fromEntries(entries.map(([key, item]) => [key, walk(item, depth + 1)]));
  }
  return value;
}
