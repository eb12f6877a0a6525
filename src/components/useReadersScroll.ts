import {useEffect, useRef} from 'react';
import {useScrollPosition} from '@docusaurus/theme-common/internal';

interface ReadersScroll {
  scrollY: number;
  /** Missing where it was not the reader who moved the page, and for the first position. */
  way?: 'up' | 'down';
}

/**
 * Runs the effect when the page scrolls, and tells which way the reader went. When parts of the page above take their
 * real height (src/css/lay-out-later.css), the browser moves the page so that the words in view stay: that is no turn
 * of the reader.
 */
export function useReadersScroll(effect: (scroll: ReadersScroll) => void): void {
  const lastY = useRef<number>(undefined);
  useScrollPosition(({scrollY}) => {
    const last = lastY.current ?? scrollY;
    lastY.current = scrollY;
    effect(scrollY === last ? {scrollY} : {scrollY, way: scrollY > last ? 'down' : 'up'});
  });
  useEffect(() => {
    // Told after the layout that moved the page, before the scroll event of that move.
    const observer = new ResizeObserver(() => {
      lastY.current = window.scrollY;
    });
    observer.observe(document.querySelector('#__docusaurus')!);
    return () => observer.disconnect();
  }, []);
}
