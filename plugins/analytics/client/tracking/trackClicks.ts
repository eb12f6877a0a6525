import type {EventProperties} from '../../types';
import {quietly} from '../quietly';

/**
 * Controls of the site itself. They are named here and not by attributes, so that a build without analytics carries
 * nothing for them.
 */
const siteControls: [name: string, selector: string][] = [
  ['code_copied', '.code [data-copy-code]'],
  ['search_opened', '.navbar button[aria-keyshortcuts]'],
  ['help_opened', '.site-footer > button'],
  ['community_link_clicked', '.navbar-icon'],
];

const named = ['[data-event]', ...siteControls.map(([, selector]) => selector)].join();

function readName(element: HTMLElement): string | undefined {
  return (
    element.dataset.event ?? siteControls.find(([, selector]) => element.matches(selector))?.[0]
  );
}

/** `data-event-plan="pro"` becomes `{plan: 'pro'}`. */
function readProperties({dataset}: HTMLElement): EventProperties {
  return Object.fromEntries(
    Object.entries(dataset).flatMap(([name, value]) => {
      const [, first, rest] = /^event([A-Z])(.*)$/.exec(name) ?? [];
      return first ? [[first.toLowerCase() + rest, value ?? '']] : [];
    }),
  );
}

function readPlace(element: HTMLElement): EventProperties {
  const language = element.closest<HTMLElement>('.code')?.dataset.language;
  return {
    // An address's query may hold words that the reader typed.
    ...(element instanceof HTMLAnchorElement && {href: element.origin + element.pathname}),
    ...(language && {language}),
  };
}

/** Reports clicks on (and inside) elements with a `data-event` attribute, whose value names the event. */
export function trackClicks(onClick: (name: string, properties: EventProperties) => void): void {
  document.addEventListener(
    'click',
    ({target}) =>
      quietly(() => {
        const element = (target as Element).closest<HTMLElement>(named);
        const name = element && readName(element);
        if (name) {
          onClick(name, {...readPlace(element), ...readProperties(element)});
        }
      }),
    // Capturing: handlers that stop the event on its way do not matter.
    {capture: true, passive: true},
  );
}
