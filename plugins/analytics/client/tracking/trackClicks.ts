import type {EventProperties} from '../../types';
import {quietly} from '../quietly';

/** `data-event-plan="pro"` becomes `{plan: 'pro'}`. */
function readProperties({dataset}: HTMLElement): EventProperties {
  return Object.fromEntries(
    Object.entries(dataset).flatMap(([name, value]) => {
      const [, first, rest] = /^event([A-Z])(.*)$/.exec(name) ?? [];
      return first ? [[first.toLowerCase() + rest, value ?? '']] : [];
    }),
  );
}

function readTarget(element: HTMLElement): EventProperties {
  // An address's query may hold words that the reader typed.
  return element instanceof HTMLAnchorElement ? {href: element.origin + element.pathname} : {};
}

/** Reports clicks on (and inside) elements with a `data-event` attribute, whose value names the event. */
export function trackClicks(onClick: (name: string, properties: EventProperties) => void): void {
  document.addEventListener(
    'click',
    ({target}) =>
      quietly(() => {
        const element = (target as Element).closest<HTMLElement>('[data-event]');
        if (element?.dataset.event) {
          onClick(element.dataset.event, {...readTarget(element), ...readProperties(element)});
        }
      }),
    // Capturing: handlers that stop the event on its way do not matter.
    {capture: true, passive: true},
  );
}
