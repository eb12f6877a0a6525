import prefetch from '@docusaurus/core/lib/client/prefetch';

/** Docusaurus adds this function to the bundle's runtime: it knows the address of a chunk by its name. */
declare const __webpack_require__: {gca: (chunkName: string) => string};

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

let isAsked = false;

/** Once, and as with pages that a reader points at: not over a slow line or one that is paid by volume. */
export function prefetchMenu(): void {
  const {connection} = navigator as {connection?: Connection};
  if (!isAsked && !connection?.saveData && !connection?.effectiveType?.includes('2g')) {
    isAsked = true;
    void prefetch(__webpack_require__.gca('page-menu'));
  }
}
