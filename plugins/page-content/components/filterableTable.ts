import type {ElementContent} from 'hast';
import {texts} from '../../../site/texts';
import {element, text} from '../hast';
import type {ComponentUse} from '../componentUse';
import type {ExpandContext} from '../types';

/** Tables with a filter box above; without JavaScript the box is hidden and the tables are complete. */
export async function renderFilterableTable(
  use: ComponentUse,
  context: ExpandContext,
): Promise<ElementContent[]> {
  const label = use.attributes.placeholder ?? '按名称筛选';
  return [
    element('div', {className: ['filterable']}, [
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
        element('output', {className: ['filterable__count'], ariaLive: 'polite'}, [text('')]),
        element('button', {type: 'button', className: ['filterable__clear'], hidden: true}, [
          text(texts.filter.clear),
        ]),
      ]),
      ...(await context.expand(use.children)),
    ]),
  ];
}
