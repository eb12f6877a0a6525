import path from 'node:path';
import type {Code, Node, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {readCatalogue} from '../../live/catalogue/readCatalogue';
import {FlowSyntaxError} from './FlowSyntaxError';
import {bindFlow, isCreatable} from './bindFlow';
import {createMenu, type FlowMenuOptions} from './createMenu';
import {parseFlow} from './parseFlow';
import {renderFigure} from './renderFigure';

/**
 * Replaces `flow` fences by figures. Belongs into `remarkPlugins`: it then runs after Docusaurus' own
 * remark steps, which know nothing of the new node, and before any rehype step that highlights code.
 */
const remarkFlow: Plugin<[FlowMenuOptions], Root> = (options) => (tree, file) => {
  let count = 0;
  const {slug} = (file.data.frontMatter ?? {}) as {slug?: string};
  visit(tree, 'code', (code, index, parent) => {
    if (code.lang !== 'flow' || index === undefined || !parent) {
      return undefined;
    }
    count += 1;
    try {
      const model = parseFlow(code.value, code.meta ?? '');
      const bound = model.concept ? undefined : bindFlow(model, code.value, readCatalogue());
      const menu =
        slug !== undefined && bound && isCreatable(bound.components)
          ? [createMenu({page: slug, number: count}, options) as Code]
          : [];
      parent.children.splice(index, 1, figureNode(renderFigure(model, count), code), ...menu);
      return index + 1 + menu.length;
    } catch (error) {
      if (!(error instanceof FlowSyntaxError)) {
        throw error;
      }
      const place = placeInPage(error, code, String(file.value));
      const name = path.relative(file.cwd, file.path);
      // The place is part of the text as well: Docusaurus prints only the text of the message.
      const reason = `${name}:${place.line}:${place.column} 流程图有误：${error.problem}。${error.remedy}。`;
      return file.fail(reason, {place, ruleId: 'syntax', source: 'flow-diagrams'});
    }
  });
};

export default remarkFlow;

/** A node that mdast does not know: remark-rehype turns it into the element its data describes. */
function figureNode(figure: ReturnType<typeof renderFigure>, code: Code): Code {
  const node: Node = {
    type: 'flowFigure',
    position: code.position,
    data: {hName: figure.tagName, hProperties: figure.properties, hChildren: figure.children},
  };
  // mdast's types are closed; the cast only says where the node stands, not what it is.
  return node as Code;
}

/** The fence may be indented or stand in a list or quote, which shifts columns. */
function placeInPage(
  error: FlowSyntaxError,
  code: Code,
  page: string,
): {line: number; column: number} {
  const fence = code.position?.start ?? {line: 1, column: 1};
  if (error.line === 0) {
    return {line: fence.line, column: fence.column};
  }
  const line = fence.line + error.line;
  const inPage = page.split('\n')[line - 1]?.trimEnd() ?? '';
  const inFence = code.value.split('\n')[error.line - 1]?.trimEnd() ?? '';
  return {line, column: Math.max(0, inPage.length - inFence.length) + error.column};
}
