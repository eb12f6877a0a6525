import React, {type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {texts} from '@site/site/texts';

/** 2026年11月17日; by hand, because a phone needs up to 20 ms to make its first formatter of dates. */
const formatDate = (date: Date): string =>
  `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日`;

/** In place of @docusaurus/theme-classic 3.10.2: the day without the author, whom no page names. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) {
    return null;
  }
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      {texts.lastUpdated}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {formatDate(date)}
        </time>
      </b>
    </span>
  );
}
