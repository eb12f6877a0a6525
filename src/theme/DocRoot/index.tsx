import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import DocRoot from '@theme-original/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import type {Props} from '@theme/DocRoot';
import {isMissing} from '@site/lib/openedPage';

/** The frame of all guides, or the same elements as in 404.html, with which a server answers unknown paths. */
export default function DocRootOrMissing(props: Props): ReactNode {
  const {pathname} = useLocation();
  return isMissing(pathname) ? <NotFoundContent /> : <DocRoot {...props} />;
}
