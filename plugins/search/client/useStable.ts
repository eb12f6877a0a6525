import {useCallback, useEffect, useRef} from 'react';

/** The same function for the life of a component, which calls what was given last. */
export function useStable<Arguments extends unknown[]>(
  callback: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
