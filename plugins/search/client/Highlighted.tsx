import React from 'react';
import type {ReactNode} from 'react';
import {splitHighlights} from './splitHighlights';

/** A highlighted value of a hit as text and marks. */
export function Highlighted({html}: {html: string}): ReactNode {
  return splitHighlights(html).map(({text, isMatch}, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <React.Fragment key={index}>{text}</React.Fragment>,
  );
}
