import {useEffect, useState} from 'react';
import {desktopBreakpoint} from './desktopBreakpoint';

type WindowSize = 'desktop' | 'mobile';

const measure = (): WindowSize => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');

/**
 * The theme's own begins with the size "unknown", for which it draws both the parts for a desk and, an effect later,
 * those for a phone: a phone would join the hidden sidebar and contents to their elements only to remove them.
 * React wants the first drawing to be the server's; Preact drops what the first drawing lacks.
 */
export function useWindowSize(): WindowSize {
  const [size, setSize] = useState(measure);
  useEffect(() => {
    const update = (): void => setSize(measure());
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return size;
}
