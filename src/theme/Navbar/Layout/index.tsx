import React, {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {Props} from '@theme/Navbar/Layout';
import {useHiddenOnScroll} from './useHiddenOnScroll';
import styles from './styles.module.css';

/**
 * Ejected from @docusaurus/theme-classic 3.10.2 for the rule by which it hides (useHiddenOnScroll.ts), and so that the
 * menu of a phone, with the shade behind it, is drawn when it is first opened, not while the page starts. Its styles
 * come late: a shade that was there before them would be seen to fade.
 */
export default function NavbarLayout({children}: Props): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  // Drawn closed first: what appears open does not slide in.
  const [isMenuDrawn, setMenuDrawn] = useState(false);
  useEffect(() => {
    if (!mobileSidebar.shown) {
      return undefined;
    }
    const frame = requestAnimationFrame(() => setMenuDrawn(true));
    return () => cancelAnimationFrame(frame);
  }, [mobileSidebar.shown]);
  const {navbarRef, isHidden} = useHiddenOnScroll();
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        styles.navbar,
        // A plain name: what else is on the screen makes room or fades with the navbar.
        isHidden && 'navbar--away',
        mobileSidebar.shown && isMenuDrawn && 'navbar-sidebar--show',
      )}
    >
      {children}
      {(mobileSidebar.shown || isMenuDrawn) && (
        <>
          <div
            role="presentation"
            className="navbar-sidebar__backdrop"
            onClick={mobileSidebar.toggle}
          />
          <NavbarMobileSidebar />
        </>
      )}
    </nav>
  );
}
