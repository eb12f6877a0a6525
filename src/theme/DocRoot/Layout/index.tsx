import React, {type ReactNode} from 'react';
import DocRootLayout from '@theme-original/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import JoinLater from '@site/lib/JoinLater';

/** Everything of a guide or an API page between the navbar and the footer. */
export default function DocRootLayoutJoinedLater(props: Props): ReactNode {
  return (
    <JoinLater part="page">
      <DocRootLayout {...props} />
    </JoinLater>
  );
}
