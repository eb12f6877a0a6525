import type {Fault} from '../lint-prose/types';
import {languageOf, languageOfFile, languages} from './languages';
import type {CodeBlock, Problem} from './types';

export interface ExamplesResult {
  faults: Fault[];
  /** Blocks that went through a parser, by language. */
  checked: Map<string, number>;
  partial: number;
  /** Blocks in languages without a check, by the name on the fence. */
  unchecked: Map<string, number>;
}

/** Parses every block with its language's parser, all blocks of a language together. */
export async function checkBlocks(blocks: CodeBlock[]): Promise<ExamplesResult> {
  const whole = blocks.filter((block) => !block.partial);
  const groups = groupBy(whole, (block) => languageOf(block.language) ?? '');
  const unchecked = groups.get('') ?? [];
  groups.delete('');
  const found = await Promise.all(
    [...groups].map(async ([language, group]) => checkGroup(language, group)),
  );
  return {
    faults: [...whole.flatMap(checkTitle), ...found.flat()],
    checked: new Map([...groups].map(([language, group]) => [language, group.length])),
    partial: blocks.length - whole.length,
    unchecked: countBy(unchecked, (block) => block.language || '（无语言）'),
  };
}

async function checkGroup(language: string, group: CodeBlock[]): Promise<Fault[]> {
  const check = languages[language]?.check;
  if (!check) {
    return [];
  }
  const problems = await check(group.map(({code}) => code));
  return group.flatMap((block, index) =>
    (problems[index] ?? []).map((problem) => toFault(block, language, problem)),
  );
}

function toFault(block: CodeBlock, language: string, {line, column, message}: Problem): Fault {
  // Parsers may point past the last line, at the end of the text.
  const place = block.lines[Math.min(line, block.lines.length - 1)] ?? block.fence;
  const title = block.title ? `（${block.title}）` : '';
  return {
    file: block.file,
    line: place.line,
    column: place.column + Math.max(0, column),
    rule: language,
    message: `${message}${title}`,
  };
}

/** A block titled compose.yaml must not be marked json: it would be checked as the wrong thing. */
function checkTitle(block: CodeBlock): Fault[] {
  const wanted = block.title === null ? null : languageOfFile(block.title);
  const actual = languageOf(block.language);
  if (wanted === null || actual === null || wanted === actual) {
    return [];
  }
  const message = `文件名 ${block.title} 与语言 ${block.language} 不符：语言应为 ${wanted}`;
  return [{file: block.file, ...block.fence, rule: 'title', message}];
}

function groupBy<T>(items: T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) {
      group.push(item);
    } else {
      groups.set(key(item), [item]);
    }
  }
  return groups;
}

function countBy<T>(items: T[], key: (item: T) => string): Map<string, number> {
  return new Map([...groupBy(items, key)].map(([name, group]) => [name, group.length]));
}
