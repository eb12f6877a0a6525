import type {Element, ElementContent} from 'hast';
import {pageTexts, texts} from '../../../site/texts';
import {element, text} from '../hast';
import type {ComponentUse} from '../componentUse';
import type {ExpandContext} from '../types';

/** A choice beside the filter box: rows stay whose cell under `label` has the chosen value. */
interface Facet {
  /** The name in the address. */
  parameter: string;
  label: string;
  options: string[];
}

/** Tables with a filter box above; without JavaScript the box is hidden and the tables are complete. */
export async function renderFilterableTable(
  use: ComponentUse,
  context: ExpandContext,
): Promise<ElementContent[]> {
  const {placeholder: label = '按名称筛选', facets, search} = use.attributes;
  const choices = facets === undefined ? [] : (JSON.parse(facets) as Facet[]);
  return [
    element('div', {className: ['filterable'], dataSearch: search}, [
      element('div', {className: ['filterable__bar']}, [
        element('input', {
          type: 'search',
          className: ['filterable__input'],
          placeholder: label,
          ariaLabel: label,
          autoComplete: ['off'],
          spellCheck: 'false',
          dataFilterTable: '',
        }),
        ...choices.map(renderChoice),
        element('output', {className: ['filterable__count'], ariaLive: 'polite'}, [text('')]),
        element('button', {type: 'button', className: ['filterable__clear'], hidden: true}, [
          text(texts.filter.clear),
        ]),
      ]),
      ...(await context.expand(use.children)),
    ]),
  ];
}

const renderChoice = ({parameter, label, options}: Facet): Element =>
  element(
    'select',
    {
      className: ['filterable__choice'],
      ariaLabel: label,
      dataFilterTable: '',
      dataParameter: parameter,
    },
    [
      element('option', {value: ''}, [text(pageTexts.filter.all(label))]),
      ...options.map((option) => element('option', {}, [text(option)])),
    ],
  );
