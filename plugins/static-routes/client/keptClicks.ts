import {contentSelector} from './contentSelector';

/** What does nothing without the theme; links lead to their pages, and the words of a page work by themselves. */
const needTheme = '#__docusaurus :is(button, [role="button"])';

let kept: HTMLElement | undefined;

function keep(event: MouseEvent): void {
  const pressed = (event.target as Element).closest<HTMLElement>(needTheme);
  if (pressed && !pressed.closest(contentSelector)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept = pressed;
  }
}

/** From here on a click that comes too early is kept: a reader who touches the menu first need not touch it twice. */
export function keepClicks(): void {
  window.addEventListener('click', keep, {capture: true});
}

export function repeatKeptClick(): void {
  window.removeEventListener('click', keep, {capture: true});
  kept?.click();
}
