import type {Element, ElementContent, Properties} from 'hast';
import {renderCards, renderCard} from './components/cards';
import {renderDataType} from './components/dataType';
import {renderDoor, renderDoors} from './components/doors';
import {renderFilterableTable} from './components/filterableTable';
import {renderHero} from './components/hero';
import {renderKeys} from './components/keys';
import {renderScreenshot} from './components/screenshot';
import {renderSteps} from './components/steps';
import {renderTabs} from './components/tabs';
import {renderTested} from './components/tested';
import {renderRelease, renderTimeline} from './components/timeline';
import {readUse, type ComponentUse, type JsxElement} from './componentUse';
import {expandElement} from './expandElement';
import type {ExpandContext} from './types';

type RenderComponent = (
  use: ComponentUse,
  context: ExpandContext,
) => Promise<ElementContent[]> | ElementContent[];

const components: Record<string, RenderComponent> = {
  Card: renderCard,
  Cards: renderCards,
  DataType: renderDataType,
  Door: renderDoor,
  Doors: renderDoors,
  FilterableTable: renderFilterableTable,
  Hero: renderHero,
  Keys: renderKeys,
  Release: renderRelease,
  Screenshot: renderScreenshot,
  Steps: renderSteps,
  Tabs: renderTabs,
  Tested: renderTested,
  Timeline: renderTimeline,
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

function toPlainElement({name, attributes, children}: ComponentUse): Element {
  const {className, class: classAttribute, ...rest} = attributes;
  const classes = (className ?? classAttribute)?.split(/\s+/);
  const properties: Properties = {...rest, ...(classes ? {className: classes} : {})};
  return {type: 'element', tagName: name, properties, children};
}
