import {useEffect} from 'react';
import type {RefObject} from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]):not([hidden]), input:not([disabled])';

/**
 * The page behind stands still. Escape and a press beside the dialog dismiss it; Tab goes round among what is there
 * now, because results come and go. The focus comes back if the page behind takes it, as it does when the dialog is
 * opened while a new page is still settling.
 */
export function useModal(container: RefObject<HTMLElement | null>, onDismiss: () => void): void {
  useEffect(() => {
    document.body.classList.add('has-search-dialog');
    return () => document.body.classList.remove('has-search-dialog');
  }, []);

  useEffect(() => {
    const element = container.current;
    const onMouseDown = ({target}: MouseEvent): void => {
      if (target === element) {
        onDismiss();
      }
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.isComposing) {
        return;
      }
      if (event.key === 'Escape') {
        event.preventDefault();
        onDismiss();
      } else if (event.key === 'Tab') {
        keepInside(event, container.current);
      }
    };
    const onFocusIn = ({target}: FocusEvent): void => {
      if (element && target instanceof Node && !element.contains(target)) {
        element.querySelector('input')?.focus();
      }
    };
    element?.addEventListener('mousedown', onMouseDown);
    document.addEventListener('focusin', onFocusIn);
    window.addEventListener('keydown', onKeyDown, {capture: true});
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      element?.removeEventListener('mousedown', onMouseDown);
      window.removeEventListener('keydown', onKeyDown, {capture: true});
    };
  }, [container, onDismiss]);
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
    (event.shiftKey ? last : first).focus();
  }
}
