import {readFileSync, writeFileSync} from 'node:fs';
import {findUnknownWords} from './checkSpelling';
import {collectWords} from './collectWords';
import {findPages} from './findPages';
import {fixPage, UnsafeFixError} from './fixPage';
import {checkPage, readPage} from './lintPage';
import {loadAutoCorrect} from './loadAutoCorrect';
import {byPlace, countByRule, formatFault} from './reportFaults';
import {createRules} from './rules';
import {createSpelling} from './rules/spelling';
import type {Rule} from './types';

const USAGE = '用法：npm run lint:prose -- [--fix] [文件或文件夹…]（默认检查 docs）';

/** The command `npm run lint:prose`: prints faults and a closing line, answers the exit status. */
export async function lintProse(args: string[], print: (line: string) => void): Promise<number> {
  const unknownOption = args.find((arg) => arg.startsWith('--') && arg !== '--fix');
  if (unknownOption) {
    throw new Error(`不认识选项 ${unknownOption}。${USAGE}`);
  }
  const files = findPages(args.filter((arg) => !arg.startsWith('--')));
  const rules = createRules(await loadAutoCorrect());
  const fixed = args.includes('--fix')
    ? files.filter((file) => fixFile(file, rules, print)).length
    : 0;

  const pages = files.map((file) => readPage(file, readFileSync(file, 'utf8')));
  const words = pages.flatMap((page) => ('rule' in page ? [] : collectWords(page)));
  const spelling = createSpelling(await findUnknownWords(words.map(({word}) => word)));
  const results = pages.map((page) => checkPage(page, [...rules, spelling]));
  const faults = results.flatMap((result) => result.faults).sort(byPlace);
  const ignored = results.reduce((sum, result) => sum + result.ignored, 0);
  const fixable = faults.filter(({edit}) => edit).length;

  for (const fault of faults) {
    print(formatFault(fault));
  }
  const notes = [
    `${files.length} 页`,
    faults.length === 0 ? '没有问题' : `${faults.length} 处问题（${countByRule(faults)}）`,
    fixable > 0 && `其中 ${fixable} 处可用 --fix 修复`,
    fixed > 0 && `已修复 ${fixed} 页`,
    ignored > 0 && `注释忽略 ${ignored} 处`,
  ];
  print(`lint:prose：${notes.filter(Boolean).join('，')}`);
  return faults.length === 0 ? 0 : 1;
}

function fixFile(file: string, rules: Rule[], print: (line: string) => void): boolean {
  const source = readFileSync(file, 'utf8');
  try {
    const result = fixPage(file, source, rules);
    if (result !== source) {
      writeFileSync(file, result);
    }
    return result !== source;
  } catch (error) {
    if (!(error instanceof UnsafeFixError)) {
      throw error;
    }
    // The page stays as it is, so its faults are reported below.
    print(error.message);
    return false;
  }
}
