import prefetch from '@docusaurus/core/lib/client/prefetch';
import {isDataPrecious} from '@site/lib/isDataPrecious';

/** Docusaurus adds this function to the bundle's runtime: it knows the address of a chunk by its name. */
declare const __webpack_require__: {gca: (chunkName: string) => string};

let isAsked = false;

/** Once, as with pages whose links are in sight. */
export function prefetchMenu(): void {
  if (!isAsked && !isDataPrecious()) {
    isAsked = true;
    void prefetch(__webpack_require__.gca('page-menu'));
  }
}
