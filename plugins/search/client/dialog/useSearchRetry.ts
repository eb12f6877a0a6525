import {useCallback, useEffect, useRef} from 'react';
import type {SearchOutcome} from './useDialogSearch';

const FIRST_DELAY_MS = 3_000;
const LONGEST_DELAY_MS = 48_000;

/**
 * After a failed search tries again by itself: when the network returns, when the reader comes
 * back to the tab, and from time to time, ever more rarely. Returns what to tell each outcome to.
 */
export function useSearchRetry(retry: () => void): (outcome: SearchOutcome) => void {
  const state = useRef({failed: false, delay: FIRST_DELAY_MS, timer: 0});
  useEffect(() => {
    const current = state.current;
    const retryNow = (): void => {
      if (current.failed && document.visibilityState === 'visible') {
        retry();
      }
    };
    window.addEventListener('online', retryNow);
    document.addEventListener('visibilitychange', retryNow);
    return () => {
      window.clearTimeout(current.timer);
      window.removeEventListener('online', retryNow);
      document.removeEventListener('visibilitychange', retryNow);
    };
  }, [retry]);
  return useCallback(
    (outcome: SearchOutcome) => {
      const current = state.current;
      window.clearTimeout(current.timer);
      current.failed = outcome.kind === 'error';
      if (current.failed) {
        current.timer = window.setTimeout(retry, current.delay);
        current.delay = Math.min(LONGEST_DELAY_MS, current.delay * 2);
      } else {
        current.delay = FIRST_DELAY_MS;
      }
    },
    [retry],
  );
}
