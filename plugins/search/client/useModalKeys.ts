import {useEffect} from 'react';
import type {RefObject} from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]):not([hidden]), input:not([disabled])';

/**
 * Escape closes; Tab goes round inside. DocSearch keeps the first and last element it found when
 * it opened, which results soon replace; so the round is made here from what is there now.
 */
export function useModalKeys(container: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.isComposing) {
        return;
      }
      if (event.key === 'Escape') {
        event.preventDefault();
        onClose();
      } else if (event.key === 'Tab') {
        keepInside(event, container.current);
      }
    };
    window.addEventListener('keydown', onKeyDown, {capture: true});
    return () => window.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [container, onClose]);
}

function keepInside(event: KeyboardEvent, container: HTMLElement | null): void {
  const elements = Array.from(container?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []).filter(
    (element) => element.getClientRects().length > 0,
  );
  const [first, last] = [elements[0], elements[elements.length - 1]];
  if (!first || !last) {
    return;
  }
  const active = document.activeElement;
  const isOutside = !(active instanceof HTMLElement) || !elements.includes(active);
  if (isOutside || active === (event.shiftKey ? first : last)) {
    event.preventDefault();
    // Before DocSearch's own trap sees the key: its first and last element may be gone.
    event.stopPropagation();
    (event.shiftKey ? last : first).focus();
  }
}
