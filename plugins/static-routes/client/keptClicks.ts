import {contentSelector} from './contentSelector';

declare global {
  interface Window {
    /** What was pressed last, written by the page itself before any script runs (pageTemplate.ts). */
    pressedEarly?: EventTarget | null;
    /** Also of the page itself: clicks the button whose shortcut is pressed. */
    pressByKey?: (event: KeyboardEvent) => void;
  }
}

/** What does nothing without a script; links lead to their pages. */
const buttons = '#__docusaurus :is(button, [role="button"])';

let kept: HTMLElement | undefined;

const findButton = (pressed: EventTarget | null | undefined): HTMLElement | null =>
  pressed instanceof Element ? pressed.closest<HTMLElement>(buttons) : null;

const isOfContent = (button: HTMLElement): boolean => button.closest(contentSelector) !== null;

function keep(event: MouseEvent): void {
  const button = findButton(event.target);
  if (button && !isOfContent(button)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept = button;
  }
}

/**
 * A click that comes too early, or a key that stands for one, is kept: a reader who touches the menu first need not
 * touch it twice. What belongs to the words of a page works by now.
 */
export function keepClicks(): void {
  const early = findButton(window.pressedEarly);
  if (early && isOfContent(early)) {
    early.click();
  } else if (early) {
    kept = early;
  }
  window.addEventListener('click', keep, {capture: true});
}

export function repeatKeptClick(): void {
  window.removeEventListener('click', keep, {capture: true});
  if (window.pressByKey) {
    window.removeEventListener('keydown', window.pressByKey, {capture: true});
  }
  kept?.click();
}
