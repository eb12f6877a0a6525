import React, {type ReactNode} from 'react';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import HelpButton from '@site/src/components/HelpButton';
import PrivacyChoices from '@site/src/components/PrivacyChoices';

/** Ejected from @docusaurus/theme-classic 3.10.2: copyright, privacy choices, and the help button. */
export default function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  if (!footer) {
    return null;
  }
  return (
    <footer className={`${ThemeClassNames.layout.footer.container} site-footer`}>
      <div className="container site-footer__row">
        <span>{footer.copyright}</span>
        <PrivacyChoices />
      </div>
      <HelpButton />
    </footer>
  );
}
