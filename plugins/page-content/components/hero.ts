import type {ElementContent} from 'hast';
import {texts} from '../../../site/texts';
import {element, text} from '../hast';
import {icon} from '../icons';
import type {ComponentUse} from '../componentUse';
import type {ExpandContext} from '../types';

/** The front door's opening: one sentence and a visible search field that opens the dialog. */
export async function renderHero(
  use: ComponentUse,
  context: ExpandContext,
): Promise<ElementContent[]> {
  const {title} = use.attributes;
  if (!title) {
    return use.fail('<Hero> 需要 title。');
  }
  return [
    element('header', {className: ['hero-block']}, [
      element('h1', {}, [text(title)]),
      element('div', {className: ['hero-block__lead']}, await context.expand(use.children)),
      // A link, so that it leads to the search page where JavaScript is off.
      element(
        'a',
        {className: ['hero-block__search'], href: `${context.baseUrl}search`, dataOpenSearch: ''},
        [
          icon('search'),
          element('span', {}, [text(texts.search.home)]),
          element('kbd', {ariaHidden: 'true'}, [text('Ctrl K')]),
        ],
      ),
    ]),
  ];
}
