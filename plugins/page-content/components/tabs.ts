import type {ElementContent} from 'hast';
import {readUse, type ComponentUse} from '../componentUse';
import {element, text} from '../hast';
import type {ExpandContext} from '../types';

interface Tab {
  value: string;
  label: string;
  content: ElementContent[];
}

/** Tabs of one group (language, system, mirror) follow one choice on all pages; see client/tabs.ts. */
export async function renderTabs(
  use: ComponentUse,
  context: ExpandContext,
): Promise<ElementContent[]> {
  const set = context.nextTabSet();
  const tabs: Tab[] = [];
  for (const child of use.children) {
    if (child.type !== 'mdxJsxFlowElement') {
      continue;
    }
    const item = readUse(child, context);
    const {value} = item.attributes;
    if (item.name !== 'TabItem' || !value) {
      return use.fail('<Tabs> 里只能放带 value 的 <TabItem value="…" label="…">。');
    }
    if (tabs.some((tab) => tab.value === value)) {
      return use.fail(`<Tabs> 里有两个 value="${value}" 的标签页。请改掉其中一个。`);
    }
    tabs.push({
      value,
      label: item.attributes.label ?? value,
      content: await context.expand(item.children),
    });
  }
  if (tabs.length === 0) {
    return use.fail(
      '<Tabs> 里没有 <TabItem>。请写成 <TabItem value="…" label="…">，前后各留一个空行。',
    );
  }
  return [renderTabSet(set, use.attributes.groupId, tabs)];
}

function renderTabSet(set: number, group: string | undefined, tabs: Tab[]): ElementContent {
  const id = (part: string, value: string) => `tabs-${set}-${part}-${value}`;
  const buttons = tabs.map(({value, label}, index) =>
    element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: id('tab', value),
        className: ['tabs__tab'],
        ariaControls: [id('panel', value)],
        ariaSelected: index === 0 ? 'true' : 'false',
        tabIndex: index === 0 ? 0 : -1,
        dataValue: value,
      },
      [text(label)],
    ),
  );
  const panels = tabs.map(({value, label, content}, index) =>
    element(
      'div',
      {
        role: 'tabpanel',
        id: id('panel', value),
        className: ['tabs__panel', ...(index === 0 ? ['tabs__panel--active'] : [])],
        ariaLabelledBy: [id('tab', value)],
        // Shown above each panel on paper and without JavaScript, where all panels are open.
        dataLabel: label,
        dataValue: value,
      },
      content,
    ),
  );
  return element('div', {className: ['tabs'], ...(group ? {dataTabGroup: group} : {})}, [
    element('div', {className: ['tabs__list'], role: 'tablist'}, buttons),
    ...panels,
  ]);
}
