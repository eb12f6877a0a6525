import React, {useEffect, type ReactNode} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/**
 * Wraps @docusaurus/theme-classic 3.10.2: an inline script hides a dismissed bar before React runs, also when
 * the stored dismissal belongs to an older announcement. A bar that is active must not stay hidden.
 */
export default function AnnouncementBarWithNewId(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (isActive) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [isActive]);
  return <AnnouncementBar />;
}
