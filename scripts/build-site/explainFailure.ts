import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {findImporters} from './findImporters';
import type {FindSource} from './createSourceFinder';

/**
 * One known kind of failure. Docusaurus and its bundler say what happened among hundreds of lines for their own
 * developers; the sentence is for the person who writes the page.
 */
interface Explanation {
  pattern: RegExp;
  explain: (match: RegExpExecArray, findSource: FindSource) => string[];
}

/** Ours are in Chinese, name the place and the remedy, and need nothing around them. */
const isOurs = (line: string): boolean => /[\u4e00-\u9fff]/.test(line);

const relative = (file: string): string => path.relative(process.cwd(), file);

function explainBrokenLinks(report: string, findSource: FindSource): string[] {
  let page = '';
  return report.split('\n').flatMap((line) => {
    const [, route] = /Broken link on source page path = (.+?):\s*$/.exec(line) ?? [];
    if (route) {
      page = findSource(route) ?? `页面 ${route}`;
    }
    const [, target] = /-> linking to (\S+)/.exec(line) ?? [];
    return target
      ? [`${page}：链接 ${target} 没有对应的页面。请改成现有的地址，或加上这个页面。`]
      : [];
  });
}

const explanations: Explanation[] = [
  {
    pattern:
      /MDX compilation failed for file "([^"]+)"\s*Cause: ([^\n]*)\s*Details:\s*\{([^]*?)\n\}/g,
    explain: ([, file, cause, details]) => {
      const [, line] = /"line": (\d+)/.exec(details!) ?? /\((\d+):\d+/.exec(cause!) ?? [];
      // A message that names its place itself would name it twice.
      const [, said] = /^(?:\S+\.mdx:\d+:\d+ )?(.*)$/.exec(cause!)!;
      const sentence = isOurs(said!)
        ? said!
        : `MDX 的语法有误（${said!}）。请检查这里的标签是否成对、花括号是否闭合；要显示 < 或 { 本身，请放进反引号。`;
      return [`${relative(file!)}${line ? `:${line}` : ''}：${sentence}`];
    },
  },
  {
    pattern: /API 描述有误：([^\n]+)\n\s*位置：([^\n]+)\n\s*处理：([^\n]+)/g,
    explain: ([, fault, place, remedy]) => [
      `${place!}：API 描述有误，${fault!.replace(/[。:：]$/, '')}。${remedy!}`,
    ],
  },
  {
    pattern: /Can't resolve '([^']+)' in '([^']+)'/g,
    explain: ([, request, directory]) => {
      const files = findImporters(directory!, request!).map(relative);
      return [
        `${files.join('、') || relative(directory!)}：引用的 ${request!} 没有找到。请改正路径，或加上这个文件。`,
      ];
    },
  },
  {
    pattern: /These paths are redirected to but do not exist:([^]*?)Valid paths/g,
    explain: ([, paths]) =>
      [...paths!.matchAll(/- (\S+)/g)].map(
        ([, target]) => `site/redirects.ts：跳转的目标 ${target!} 不存在。请改成现有的地址。`,
      ),
  },
  {
    pattern: /Docusaurus found broken links![^]*?(?=\n\s+at |\n\[INFO\]|$)/g,
    explain: ([report], findSource) => explainBrokenLinks(report, findSource),
  },
];

/** Without colours and the bundler's frames. */
const readOutput = (output: string): string =>
  stripVTControlCharacters(output).replace(/^\s*(?:│ ?|╰─▶\s*(?:×\s*)?|× )/gm, '');

const isForDevelopers = (line: string): boolean =>
  /^\s*at .*(?:\(|:\d+:\d+)|^\s*[-{}\]]+,?\s*$|^\[INFO\]|^(?:Docusaurus|Node) version:/.test(line);

/** Messages of errors and their causes. */
function plainMessages(text: string): string[] {
  const start = text.indexOf('[ERROR]');
  return text
    .slice(start < 0 ? 0 : start + '[ERROR]'.length)
    .split('\n')
    .filter((line) => !isForDevelopers(line))
    .map((line) =>
      line.replace(/^\s*(?:\[cause\]:\s*)?(?:[A-Z]\w*Error|Error):\s*/, '').replace(/\s*\{$/, ''),
    )
    .filter((line) => line.trim() !== '');
}

/** What went wrong, one sentence for each fault: where, what, and what would be right. */
export function explainFailure(output: string, findSource: FindSource = () => undefined): string {
  const text = readOutput(output);
  const known = explanations.flatMap(({pattern, explain}) =>
    [...text.matchAll(pattern)].flatMap((match) => explain(match, findSource)),
  );
  const messages = plainMessages(text);
  const ours = messages.filter(isOurs).map((line) => line.trim());
  const first = [known, ours, messages].find((lines) => lines.length > 0) ?? [];
  return [...new Set(first)].join('\n');
}
