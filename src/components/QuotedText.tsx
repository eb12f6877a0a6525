import React, {type ReactNode} from 'react';
import type {QuotedText as Text} from '@site/site/texts';

/** Chinese first; the English that the specification quotes follows quietly. */
export default function QuotedText({text}: {text: Text}): ReactNode {
  return (
    <>
      {text.zh}{' '}
      <span lang="en" className="quoted">
        {text.en}
      </span>
    </>
  );
}
