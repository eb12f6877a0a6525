import type {ElementContent} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {ExpandContext} from './types';

export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** What a component of a page receives: plain string attributes, and its children as they stand in MDX. */
export interface ComponentUse {
  name: string;
  attributes: Record<string, string>;
  children: ElementContent[];
  /** Stops the build with file, line and the remedy. */
  fail: (message: string) => never;
}

/** Reads attributes and children; only literal attributes make sense in a page that becomes static HTML. */
export function readUse(node: JsxElement, {file}: Pick<ExpandContext, 'file'>): ComponentUse {
  // Docusaurus renames <details> so that its theme can draw it; here it stays the plain element.
  const name = node.name === 'Details' ? 'details' : (node.name ?? '');
  const fail = (message: string): never => file.fail(message, {place: node.position});
  const attributes: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      return fail(`<${name}> 不支持展开属性 {...}。请把属性逐个写出。`);
    }
    if (typeof attribute.value === 'object' && attribute.value !== null) {
      const literal = /^\s*(?:(['"])(.*)\1|(\d+|true|false))\s*$/s.exec(attribute.value.value);
      if (!literal) {
        return fail(`<${name}> 的属性 ${attribute.name} 必须是文字，例如 ${attribute.name}="…"。`);
      }
      attributes[attribute.name] = literal[2] ?? literal[3] ?? '';
    } else {
      attributes[attribute.name] = attribute.value ?? '';
    }
  }
  return {name, attributes, children: node.children, fail};
}
