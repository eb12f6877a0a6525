import path from 'node:path';
import type {Element} from 'hast';
import type {Code, Heading, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {addressOf, componentHeadings, findNamed} from '../../lib/componentSections';
import {readCatalogue} from '../../live/catalogue/readCatalogue';
import {FlowSyntaxError} from './FlowSyntaxError';
import {bindFlow, isCreatable} from './bindFlow';
import {createMenu, type FlowMenuOptions} from './createMenu';
import {elementNode} from './elementNode';
import {listNeeds} from './listNeeds';
import {parseFlow} from './parseFlow';
import {renderFigure} from './renderFigure';
import type {FlowNode} from './types';

export interface FlowOptions extends FlowMenuOptions {
  /** The folder of the pages, among them those that describe the components. */
  docsDir: string;
}

/**
 * Replaces `flow` fences by figures. Belongs into `remarkPlugins`: it then runs after Docusaurus' own
 * remark steps, which know nothing of the new node, and before any rehype step that highlights code.
 */
const remarkFlow: Plugin<[FlowOptions], Root> = (options) => (tree, file) => {
  let count = 0;
  let open: Heading[] = [];
  const {slug} = (file.data.frontMatter ?? {}) as {slug?: string};
  /** The section that describes a component, unless the picture stands in that very section. */
  const sectionOf = ({component}: FlowNode): string | undefined => {
    const found = findNamed(component, componentHeadings(options.docsDir));
    const section = found && addressOf(found);
    const isHere = open.some((heading) => section === `${slug}#${idOf(heading)}`);
    return isHere ? undefined : section;
  };
  visit(tree, ['heading', 'code'], (code, index, parent) => {
    if (code.type === 'heading') {
      open = [...open.filter(({depth}) => depth < code.depth), code];
    }
    if (code.type !== 'code' || code.lang !== 'flow' || index === undefined || !parent) {
      return undefined;
    }
    count += 1;
    try {
      const model = parseFlow(code.value, code.meta ?? '');
      const bound = model.concept ? undefined : bindFlow(model, code.value, readCatalogue());
      const menu =
        slug !== undefined && bound && isCreatable(bound.components)
          ? [
              createMenu(
                {
                  page: slug,
                  number: count,
                  title: model.title,
                  needs: listNeeds(bound, readCatalogue()),
                },
                options,
              ),
            ]
          : [];
      const figure = renderFigure(model, count, model.concept ? undefined : sectionOf);
      parent.children.splice(index, 1, placeMenu(figure, menu, code.position));
      return index + 1;
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

/** The menu follows the picture, whose last control is the zoom button; the style sheet sets it beside that. */
function placeMenu(
  {tagName, properties, children}: Element,
  menu: RootContent[],
  position: Code['position'],
): RootContent {
  const [picture, ...words] = children.map((child) => finished(child as Element));
  return elementNode(
    'flowFigure',
    {hName: tagName, hProperties: properties, children: [picture!, ...menu, ...words]},
    position,
  );
}

/** The menu is still Markdown, the rest of the figure is not. */
const finished = ({tagName, properties, children}: Element): RootContent =>
  elementNode('flowPart', {hName: tagName, hProperties: properties, hChildren: children});

/** Pages write a heading's id as a comment behind its text. */
function idOf({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last && 'value' in last ? /#([\w-]+)/.exec(last.value)?.[1] : undefined;
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
