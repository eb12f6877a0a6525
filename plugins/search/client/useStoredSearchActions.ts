import {useEffect} from 'react';
import type {RefObject} from 'react';

/** Longer than the transition in dialog.css. */
const WAIT_MS = 200;

/**
 * DocSearch saves or removes a stored search when the transition of its row ends. Where motion is
 * switched off there is none, so its end is announced here if the row is still there.
 */
export function useStoredSearchActions(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    const onClick = (event: MouseEvent): void => {
      const button = (event.target as Element).closest('.DocSearch-Hit-action-button');
      const row = button?.closest('.DocSearch-Hit');
      setTimeout(() => {
        if (
          row?.isConnected &&
          row.matches('.DocSearch-Hit--deleting, .DocSearch-Hit--favoriting')
        ) {
          row.dispatchEvent(new TransitionEvent('transitionend', {bubbles: true}));
        }
      }, WAIT_MS);
    };
    element?.addEventListener('click', onClick, {capture: true});
    return () => element?.removeEventListener('click', onClick, {capture: true});
  }, [container]);
}
