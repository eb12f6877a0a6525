import {CopyStore} from './CopyStore';
import {OfflineCopy} from './OfflineCopy';

let copy: OfflineCopy | undefined;

/** One per document: a download goes on while the reader visits other pages. Browser only. */
export function getOfflineCopy(baseUrl: string): OfflineCopy {
  copy ??= new OfflineCopy(baseUrl, new CopyStore(window.caches, baseUrl), {
    fetch: (...request) => window.fetch(...request),
    serviceWorker: navigator.serviceWorker,
    // Absent from older browsers.
    storage: navigator.storage,
    locks: navigator.locks,
    now: () => new Date(),
  });
  return copy;
}
