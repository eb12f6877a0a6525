import React, {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {useReadersScroll} from '@site/src/components/useReadersScroll';
import styles from '@docusaurus/theme-classic/lib/theme/BackToTopButton/styles.module.css';

/** Nearer to the top than this nobody needs help to get there. */
const threshold = 300;

function scrollToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({top: 0, behavior: isCalm ? 'auto' : 'smooth'});
}

/**
 * In place of @docusaurus/theme-classic 3.10.2, which asks on every page for a computed style: the browser has to
 * work out the styles of all elements while the page starts.
 */
export default function BackToTopButton(): ReactNode {
  const [isShown, setIsShown] = useState(false);
  const isAtAnchor = useRef(false);

  useReadersScroll(({scrollY, way}) => {
    if (isAtAnchor.current) {
      // This scrolling leads to an anchor; the reader did not do it.
      isAtAnchor.current = false;
    } else if (way === 'down' || scrollY < threshold) {
      setIsShown(false);
    } else if (
      way === 'up' &&
      scrollY + window.innerHeight < document.documentElement.scrollHeight
    ) {
      setIsShown(true);
    }
  });
  useLocationChange(({location}) => {
    if (location.hash) {
      isAtAnchor.current = true;
      setIsShown(false);
    }
  });

  return (
    <button
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
      })}
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        styles.backToTopButton,
        isShown && styles.backToTopButtonShow,
      )}
      type="button"
      onClick={scrollToTop}
    />
  );
}
