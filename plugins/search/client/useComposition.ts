import {useEffect} from 'react';
import type {RefObject} from 'react';

/** What Safari gives for the Enter that confirms a composition, which it reports as ended. */
const COMPOSITION_KEY_CODE = 229;
const ATTRIBUTE = 'data-composing';

/** While text is under composition: pinyin typed, the character not yet chosen. */
export function isComposing(container: HTMLElement | null): boolean {
  return container?.hasAttribute(ATTRIBUTE) ?? false;
}

/**
 * Follows input methods inside an element and keeps the state in an attribute of it, where styles
 * find it too. Keys that belong to the input method go no further.
 */
export function useComposition(container: RefObject<HTMLElement | null>, onEnd: () => void): void {
  useEffect(() => {
    const element = container.current;
    if (!element) {
      return undefined;
    }
    const start = (): void => element.setAttribute(ATTRIBUTE, '');
    const end = (): void => {
      element.removeAttribute(ATTRIBUTE);
      onEnd();
    };
    const keyDown = (event: KeyboardEvent): void => {
      if (event.keyCode === COMPOSITION_KEY_CODE) {
        event.stopPropagation();
      }
    };
    // Capturing: the state must be right before React hands the event to DocSearch.
    const capture = {capture: true};
    element.addEventListener('compositionstart', start, capture);
    element.addEventListener('compositionend', end, capture);
    element.addEventListener('keydown', keyDown, capture);
    return () => {
      element.removeEventListener('compositionstart', start, capture);
      element.removeEventListener('compositionend', end, capture);
      element.removeEventListener('keydown', keyDown, capture);
    };
  }, [container, onEnd]);
}
