import {readFileSync} from 'node:fs';
import {findPages} from '../lint-prose/findPages';
import {PageSyntaxError} from '../lint-prose/parsePage';
import {byPlace, formatFault} from '../lint-prose/reportFaults';
import type {Fault} from '../lint-prose/types';
import {checkBlocks} from './checkBlocks';
import {collectBlocks} from './collectBlocks';
import type {CodeBlock} from './types';

const USAGE = '用法：npm run lint:examples -- [文件或文件夹…]（默认检查 docs）';

/** The command `npm run lint:examples`: prints faults and a closing line, answers the exit status. */
export async function lintExamples(args: string[], print: (line: string) => void): Promise<number> {
  const option = args.find((arg) => arg.startsWith('-'));
  if (option) {
    throw new Error(`不认识选项 ${option}。${USAGE}`);
  }
  const files = findPages(args);
  const read = files.map(readBlocks);
  const result = await checkBlocks(read.flatMap(({blocks}) => blocks));
  const faults = [...read.flatMap(({faults: own}) => own), ...result.faults].sort(byPlace);

  for (const fault of faults) {
    print(formatFault(fault));
  }
  const notes = [
    `${files.length} 页`,
    faults.length === 0 ? '没有问题' : `${faults.length} 处问题`,
    `已检查 ${list(result.checked)}`,
    result.unchecked.size > 0 && `不检查 ${list(result.unchecked)}`,
    result.partial > 0 && `标为 partial 而跳过 ${result.partial} 块`,
  ];
  print(`lint:examples：${notes.filter(Boolean).join('；')}`);
  return faults.length === 0 ? 0 : 1;
}

function readBlocks(file: string): {blocks: CodeBlock[]; faults: Fault[]} {
  try {
    return {blocks: collectBlocks(file, readFileSync(file, 'utf8')), faults: []};
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) {
      throw error;
    }
    const {line, column, message} = error;
    return {blocks: [], faults: [{file, line, column, rule: 'mdx', message}]};
  }
}

function list(counts: Map<string, number>): string {
  const sorted = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return sorted.map(([name, count]) => `${name} ${count}`).join('、') || '0 块';
}
