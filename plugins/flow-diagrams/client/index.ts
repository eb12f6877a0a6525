import {loadOnDemand} from '@site/lib/loadOnDemand';

/** One listener for all figures of all pages; what it needs loads with the first click. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const figure = target.closest('.flow__zoom')?.closest('figure');
    if (figure) {
      void loadOnDemand(
        () => import('./flowDialog'),
        ({openDialog}) => openDialog(figure),
      );
    }
    const link = target.closest<HTMLAnchorElement>('[data-copy-flow]');
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      void import('./copyFlow')
        .then(({copyFlow}) => copyFlow(link))
        // The text is also a page of its own.
        .catch(() => window.location.assign(link.href));
    }
  });
}

/** The reader went back or forward: the picture belongs to the page left behind. */
export function onRouteUpdate(): void {
  document.querySelector<HTMLDialogElement>('.flow-dialog')?.close();
}
