/** Provided by the site's own theme: a string of HTML that React neither compares nor rebuilds. */
declare module '@theme/StaticHtml' {
  import type {ReactNode} from 'react';

  export default function StaticHtml(props: {html: string}): ReactNode;
}
