import type {Element, ElementContent, Properties} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {renderCards, renderCard} from './components/cards';
import {renderDataType} from './components/dataType';
import {renderFilterableTable} from './components/filterableTable';
import {renderHero} from './components/hero';
import {renderKeys} from './components/keys';
import {renderSteps} from './components/steps';
import {renderTabs} from './components/tabs';
import {renderTested} from './components/tested';
import {expandElement} from './expandElement';
import type {ExpandContext} from './types';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** What a component of a page receives: plain string attributes, and its children as they stand in MDX. */
export interface ComponentUse {
  name: string;
  attributes: Record<string, string>;
  children: ElementContent[];
  /** Stops the build with file, line and the remedy. */
  fail: (message: string) => never;
}

type RenderComponent = (
  use: ComponentUse,
  context: ExpandContext,
) => Promise<ElementContent[]> | ElementContent[];

const components: Record<string, RenderComponent> = {
  Card: renderCard,
  Cards: renderCards,
  DataType: renderDataType,
  FilterableTable: renderFilterableTable,
  Hero: renderHero,
  Keys: renderKeys,
  Steps: renderSteps,
  Tabs: renderTabs,
  Tested: renderTested,
};

export async function expandComponent(
  node: JsxElement,
  context: ExpandContext,
): Promise<ElementContent[]> {
  const use = readUse(node, context);
  if (/^[a-z]/.test(use.name)) {
    return [await expandElement(toPlainElement(use), context)];
  }
  const render = components[use.name];
  if (!render) {
    return use.fail(`没有组件 <${use.name}>。可用的组件：${Object.keys(components).join('、')}。`);
  }
  return render(use, context);
}

/** Reads attributes and children; only literal attributes make sense in a page that becomes static HTML. */
export function readUse(node: JsxElement, {file}: Pick<ExpandContext, 'file'>): ComponentUse {
  // Docusaurus renames <details> so that its theme can draw it; here it stays the plain element.
  const name = node.name === 'Details' ? 'details' : (node.name ?? '');
  const fail = (message: string): never => file.fail(message, {place: node.position});
  const attributes: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      return fail(`<${name}> 不支持展开属性 {...}。`);
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

function toPlainElement({name, attributes, children}: ComponentUse): Element {
  const {className, class: classAttribute, ...rest} = attributes;
  const classes = (className ?? classAttribute)?.split(/\s+/);
  const properties: Properties = {...rest, ...(classes ? {className: classes} : {})};
  return {type: 'element', tagName: name, properties, children};
}
