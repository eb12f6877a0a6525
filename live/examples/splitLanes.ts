import type {Example} from './collectExamples';

/** What one reader does on a page, who chose one programming language and stays with it. */
export interface Lane {
  name: string;
  examples: Example[];
}

const laneOfLanguage: Record<string, string> = {
  python: 'python',
  typescript: 'typescript',
};

/** What a reader of that language types, and no other. */
const laneOfCommand: [RegExp, string][] = [
  [/\bnpm (install|init)\b|\bnpx tsx\b/, 'typescript'],
  [/^\s*(uv run )?python3? \S+\.py\b/m, 'python'],
];

/**
 * A page with language tabs is read once per language, each from the same start: three readers
 * each delete their own project. Blocks outside the tabs go with the reader of that language.
 */
export function splitLanes(examples: Example[]): Lane[] {
  const chosen = examples.map((example) => example.tabs['lang']).filter((tab) => tab !== undefined);
  if (chosen.length === 0) {
    return [{name: 'page', examples}];
  }
  const lanes = new Map<string, Example[]>([...new Set(chosen)].map((name) => [name, []]));
  for (const example of examples) {
    const own = example.tabs['lang'] ?? laneOfBlock(example);
    const lane = lanes.get(own) ?? [...lanes.values()][0]!;
    lane.push(example);
  }
  return [...lanes].map(([name, list]) => ({name, examples: list}));
}

function laneOfBlock({language, code}: Example): string {
  const command = laneOfCommand.find(([pattern]) => language === 'bash' && pattern.test(code));
  return command?.[1] ?? laneOfLanguage[language] ?? 'curl';
}
