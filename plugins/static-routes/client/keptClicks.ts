import {contentSelector} from './contentSelector';

declare global {
  interface Window {
    /** What was pressed last, written by the page itself before any script runs (pageTemplate.ts). */
    pressedEarly?: EventTarget | null;
  }
}

/** What does nothing without the theme; links lead to their pages, and the words of a page work by themselves. */
const needTheme = '#__docusaurus :is(button, [role="button"])';

let kept: HTMLElement | undefined;

function findButton(pressed: EventTarget | null | undefined): HTMLElement | undefined {
  const button = pressed instanceof Element ? pressed.closest<HTMLElement>(needTheme) : null;
  return button && !button.closest(contentSelector) ? button : undefined;
}

function keep(event: MouseEvent): void {
  const button = findButton(event.target);
  if (button) {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept = button;
  }
}

/** A click that comes too early is kept: a reader who touches the menu first need not touch it twice. */
export function keepClicks(): void {
  kept = findButton(window.pressedEarly);
  window.addEventListener('click', keep, {capture: true});
}

export function repeatKeptClick(): void {
  window.removeEventListener('click', keep, {capture: true});
  kept?.click();
}
