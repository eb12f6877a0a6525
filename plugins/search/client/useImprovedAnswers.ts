import {useEffect} from 'react';
import type {RefObject} from 'react';
import {getSearchClient} from './searchData';

/** Better answers replace the shown ones, unless the reader is already moving through them. */
export function useImprovedAnswers(
  container: RefObject<HTMLElement | null>,
  rerun: () => void,
): void {
  useEffect(() => {
    const client = getSearchClient();
    const element = container.current;
    let isMoving = false;
    const onKeyDown = ({key}: KeyboardEvent): void => {
      isMoving = key === 'ArrowDown' || key === 'ArrowUp';
    };
    element?.addEventListener('keydown', onKeyDown);
    const stop = client.onImproved(() => {
      if (!isMoving) {
        rerun();
      }
    });
    void client.warm('everything');
    return () => {
      stop();
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [container, rerun]);
}
