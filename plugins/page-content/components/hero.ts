import type {ElementContent} from 'hast';
import {texts} from '../../../site/texts';
import {element, text} from '../hast';
import {icon} from '../icons';
import {resolveLink} from '../resolveLink';
import type {ComponentUse} from '../componentUse';
import type {ExpandContext} from '../types';

const required = [
  'title',
  'start',
  'startHref',
  'install',
  'installHref',
  'image',
  'imageSmall',
  'imageAlt',
];

/** Widths of the two sizes of the picture, and its place: beside the words on a wide screen, else as wide as they. */
const imageWidth = 1400;
const smallWidth = 720;
const place = '(min-width: 997px) 38vw, calc(100vw - 2rem)';

/** The front door's opening: what this is, two ways in, a search field, and the product itself. */
export async function renderHero(
  use: ComponentUse,
  context: ExpandContext,
): Promise<ElementContent[]> {
  const missing = required.filter((name) => !use.attributes[name]);
  if (missing.length > 0) {
    return use.fail(`<Hero> 需要 ${missing.join('、')}。`);
  }
  const {title, start, startHref, install, installHref, imageAlt, facts} = use.attributes;
  const fileOf = (attribute: 'image' | 'imageSmall') =>
    context.baseUrl + use.attributes[attribute]!.replace(/^\//, '');
  const button = (label: string, href: string, ...className: string[]) =>
    resolveLink(
      element('a', {className: ['button', ...className], href}, [text(label)]),
      context.baseUrl,
    );
  return [
    element('header', {className: ['hero-block']}, [
      element('div', {className: ['hero-block__words']}, [
        element('h1', {}, [text(title!)]),
        element('div', {className: ['hero-block__lead']}, await context.expand(use.children)),
        element('p', {className: ['hero-block__actions']}, [
          button(start!, startHref!, 'button--primary'),
          text(' '),
          button(install!, installHref!),
        ]),
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
        ...(facts ? [element('p', {className: ['hero-block__facts']}, [text(facts)])] : []),
      ]),
      element('img', {
        className: ['hero-block__image'],
        src: fileOf('image'),
        srcSet: `${fileOf('imageSmall')} ${smallWidth}w, ${fileOf('image')} ${imageWidth}w`,
        sizes: place,
        alt: imageAlt!,
        width: imageWidth,
        height: 887,
        fetchPriority: 'high',
      }),
    ]),
  ];
}
