import {describe, expect, it} from 'vitest';
import {readCatalogue} from '../../../live/catalogue/readCatalogue';
import type {CatalogueComponent} from '../../../live/catalogue/types';
import {composeTable} from '../composeTable';
import {headingsOf} from '../../../lib/componentSections';
import {findSection} from '../findSection';
import {describeGroup} from '../groups';
import {listEntries} from '../listEntries';

const headings = headingsOf(`---
title: 处理组件
slug: /components-processing
---

## Split Text：切分文本 {/* #split-text */}

### Split Text 参数 {/* #split-text-parameters */}

## 旧版处理组件 {/* #legacy-processing-components */}
`);

const component = (facts: Partial<CatalogueComponent>): CatalogueComponent => ({
  key: 'x',
  name: 'Split Text',
  group: 'processing',
  inputs: [],
  outputs: [],
  ...facts,
});
const processing = describeGroup('processing');

describe('the section of a component', () => {
  it('is the one named after it, and says what it does', () => {
    expect(findSection(component({name: 'SplitText'}), processing, headings)).toEqual({
      href: '/components-processing#split-text',
      purpose: '切分文本',
    });
  });

  it('is that of the legacy ones, or the page of the group', () => {
    const legacy = component({name: 'Old', legacy: true});
    expect(findSection(legacy, processing, headings).href).toBe(
      '/components-processing#legacy-processing-components',
    );
    expect(findSection(component({name: 'New'}), processing, headings).href).toBe(
      '/components-processing',
    );
  });
});

describe('the table', () => {
  const [entry] = listEntries(
    {
      version: '1',
      components: [
        component({
          inputs: [
            {name: 'a', label: '甲', kind: 'Str', types: ['Message', 'Data']},
            {name: 'b', label: '乙', kind: 'Str', types: ['Message']},
            {name: 'c', label: '丙', kind: 'Str', types: ['Tool'], advanced: true},
            {name: 'd', label: '丁', kind: 'Str'},
          ],
        }),
      ],
    },
    headings,
  );

  it('lists the ports of the canvas by type', () => {
    expect(entry!.inputs).toEqual([
      {type: 'Message', labels: ['甲', '乙']},
      {type: 'Data', labels: ['甲']},
    ]);
  });

  it('can be searched by pinyin, whole or by first letters', () => {
    const row = composeTable([entry!]).children[1]!;
    expect(JSON.stringify(row.data)).toContain('qiefenwenben qfwb');
  });
});

it('every component of the product has a group that readers know', () => {
  const entries = listEntries(readCatalogue(), headings);
  expect(entries.length).toBeGreaterThan(250);
  expect(entries.every(({group, href}) => group !== '' && href.startsWith('/'))).toBe(true);
});

it('a group that is not known stops the build and says what to do', () => {
  expect(() => describeGroup('brand_new')).toThrow(/groups\.ts/);
});
