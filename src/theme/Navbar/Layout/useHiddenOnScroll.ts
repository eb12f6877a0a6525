import {useRef, useState} from 'react';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {useReadersScroll} from '@site/src/components/useReadersScroll';

/**
 * The navbar hides on scroll down and shows on scroll up or at the top. `useHideableNavbar` of theme-common 3.10.2
 * with two differences: there a jump that starts at the very top (one turn of a fast wheel) does not hide it, and a
 * page that moves by itself counts as scrolled.
 */
export function useHiddenOnScroll() {
  const [isHidden, setIsHidden] = useState(false);
  const isAtAnchor = useRef(false);
  const navbarRef = useRef<HTMLElement>(null);

  useReadersScroll(({scrollY, way}) => {
    // Asked for when the reader scrolls: while the page starts, it would make the browser lay out the page.
    const height = navbarRef.current?.offsetHeight ?? 0;
    if (scrollY < height) {
      setIsHidden(false);
    } else if (isAtAnchor.current) {
      // This scrolling leads to an anchor; the reader did not do it.
      isAtAnchor.current = false;
    } else if (way === 'down') {
      setIsHidden(true);
    } else if (
      way === 'up' &&
      // Rubber-band scrolling at the end of the page bounces back up.
      scrollY + window.innerHeight < document.documentElement.scrollHeight - height
    ) {
      setIsHidden(false);
    }
  });
  useLocationChange(({location}) => {
    const anchor = location.hash && document.getElementById(location.hash.slice(1));
    isAtAnchor.current = Boolean(anchor);
    setIsHidden(Boolean(anchor));
  });
  return {navbarRef, isHidden};
}
