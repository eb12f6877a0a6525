import {createLocator} from './locate';
import {parsePage, PageSyntaxError} from './parsePage';
import {readIgnores} from './readIgnores';
import type {Fault, Finding, Page, Rule} from './types';

export interface PageResult {
  faults: Fault[];
  /** How many faults the page's own ignore comments hold back. */
  ignored: number;
}

/** Runs the rules on one page. A page that does not parse has exactly one fault. */
export function lintPage(file: string, source: string, rules: Rule[]): PageResult {
  return checkPage(readPage(file, source), rules);
}

/** The page, or the fault that keeps it from being one. Parsing takes most of the time: do it once. */
export function readPage(file: string, source: string): Page | Fault {
  try {
    return parsePage(file, source);
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) {
      throw error;
    }
    return {file, line: error.line, column: error.column, rule: 'mdx', message: error.message};
  }
}

export function checkPage(page: Page | Fault, rules: Rule[]): PageResult {
  if ('rule' in page) {
    return {faults: [page], ignored: 0};
  }
  const toFault = createFaultMaker(page);
  const {ignores, findings} = readIgnores(page);
  const faults = findings.map((finding) => toFault('ignore-comment', finding));
  let ignored = 0;
  for (const rule of rules) {
    for (const finding of rule.check(page)) {
      const ignore = ignores.find((candidate) => candidate.covers(rule.name, finding.offset));
      if (ignore) {
        ignore.used = true;
        ignored += 1;
      } else {
        faults.push(toFault(rule.name, finding));
      }
    }
  }
  const idle = ignores
    .filter(({used}) => !used)
    .map(({offset}) => ({offset, message: IDLE_IGNORE}));
  return {
    faults: [...faults, ...idle.map((finding) => toFault('ignore-comment', finding))],
    ignored,
  };
}

const IDLE_IGNORE = '这条忽略注释没有挡住任何问题：删去，或改正规则名';

function createFaultMaker(page: Page): (rule: string, finding: Finding) => Fault {
  const locate = createLocator(page.source);
  return (rule, {offset, message, edit}) => ({
    file: page.file,
    ...locate(offset),
    rule,
    message,
    ...(edit && {edit}),
  });
}
