import React, {type ReactNode} from 'react';
import {useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ColorModeToggle from '@theme/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';

/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the navbar is joined to its elements after the rest (lib/JoinLater.tsx)
 * and may know the reader's choice by then, which the elements do not show yet.
 */
export default function NavbarColorModeToggle({className}: Props): ReactNode {
  const {disableSwitch, respectPrefersColorScheme} = useThemeConfig().colorMode;
  const {colorModeChoice, setColorMode} = useColorMode();
  const isBrowser = useIsBrowser();
  if (disableSwitch) {
    return null;
  }
  return (
    <ColorModeToggle
      className={className}
      respectPrefersColorScheme={respectPrefersColorScheme}
      value={isBrowser ? colorModeChoice : null}
      onChange={setColorMode}
    />
  );
}
