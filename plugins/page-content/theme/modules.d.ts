declare module '@theme/StaticHtml' {
  import type {ReactNode} from 'react';

  /** `data` stands in the static file beside the words, for pages that are navigated to. */
  export default function StaticHtml(props: {html: string; data: object}): ReactNode;
}

declare module '@theme/GuidePage' {
  import type {ReactNode} from 'react';

  export default function GuidePage(props: {html: string}): ReactNode;
}
