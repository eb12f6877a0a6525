import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import HelpButton from '@site/src/components/HelpButton';
import PrivacyChoices from '@site/src/components/PrivacyChoices';
import {texts} from '@site/site/texts';

/** Ejected from @docusaurus/theme-classic 3.10.2: copyright, privacy choices, offline reading, and the help button. */
export default function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  const home = useBaseUrl('/');
  if (!footer) {
    return null;
  }
  return (
    <footer className={`${ThemeClassNames.layout.footer.container} site-footer`}>
      <div className="container site-footer__row">
        <span>{footer.copyright}</span>
        <PrivacyChoices />
        <Link className="footer-link" to="/offline">
          {texts.footer.offline}
        </Link>
        <noscript>
          <a href={`${home}#all-pages`}>{texts.sidebar.allPages}</a>
        </noscript>
      </div>
      <HelpButton />
    </footer>
  );
}
