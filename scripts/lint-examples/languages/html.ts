import type {Element, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Problem} from '../types';
import {createScriptCheck} from './script';

const checkScript = createScriptCheck('js');

/** The browser's own parsing rules; what a browser would silently repair is a fault in an example. */
export async function checkHtml(codes: string[]): Promise<Problem[][]> {
  return Promise.all(codes.map(checkOne));
}

async function checkOne(code: string): Promise<Problem[]> {
  const fragment = !/^\s*(?:<!doctype|<html)/i.test(code);
  const file = new VFile(code);
  const tree = unified()
    .use(rehypeParse, {fragment, verbose: true, emitParseErrors: true, missingDoctype: 0})
    .parse(file);
  const problems = file.messages.map(({line, column, reason, ruleId}) => ({
    line: (line ?? 1) - 1,
    column: (column ?? 1) - 1,
    message: reason || (ruleId ?? '无法解析'),
  }));
  return [...problems, ...findUnclosed(tree), ...(await checkScripts(tree))];
}

// Void elements, and those whose end tag HTML lets a writer leave out.
const NO_END_TAG = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'html head body p li dt dd option optgroup thead tbody tfoot tr td th colgroup caption rt rp'
  ).split(' '),
);

/** Elements that the parser had to close by itself. */
function findUnclosed(tree: Root): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'element', (node) => {
    const start = node.position?.start;
    const places = node.data?.position;
    if (!start || !places || places.closing || NO_END_TAG.has(node.tagName)) {
      return;
    }
    problems.push({
      line: start.line - 1,
      column: start.column - 1,
      message: `<${node.tagName}> 没有结束标签`,
    });
  });
  return problems;
}

/** Inline scripts are JavaScript and are parsed as such. */
async function checkScripts(tree: Root): Promise<Problem[]> {
  const scripts: Element[] = [];
  visit(tree, 'element', (node) => {
    const type = node.properties.type;
    if (node.tagName === 'script' && (type === undefined || type === 'module')) {
      scripts.push(node);
    }
  });
  const texts = scripts.flatMap((script) =>
    script.children.filter((child) => child.type === 'text'),
  );
  const problems = await checkScript(texts.map(({value}) => value));
  return texts.flatMap((text, index) => {
    const start = text.position?.start ?? {line: 1, column: 1};
    return (problems[index] ?? []).map(({line, column, message}) => ({
      line: line + start.line - 1,
      column: line === 0 ? column + start.column - 1 : column,
      message: `script：${message}`,
    }));
  });
}
