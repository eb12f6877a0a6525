import type {MouseEvent} from 'react';

/** With a modifier key the browser opens a tab or a window itself. */
export function onPlainClick(event: MouseEvent, action: () => void): void {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
    event.preventDefault();
    action();
  }
}
