import type {Fault} from './types';

export function formatFault(fault: Fault): string {
  return `${fault.file}:${fault.line}:${fault.column} ${fault.rule} ${fault.message}`;
}

export function byPlace(a: Fault, b: Fault): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

/** "typography 12、glossary 3", the most frequent first. */
export function countByRule(faults: Fault[]): string {
  const counts = new Map<string, number>();
  for (const {rule} of faults) {
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .map(([rule, count]) => `${rule} ${count}`)
    .join('、');
}
