/** What shows a definition loads with the first word that is pointed at; should it not come, the word is a link. */
const load = () => import('./termNote');

const termOf = ({target}: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;

if (typeof document !== 'undefined') {
  for (const type of ['mouseover', 'focusin']) {
    document.addEventListener(type, (event) => {
      const link = termOf(event);
      if (link) {
        void load().then(({showNote}) => showNote(link), Boolean);
      }
    });
  }
  // Fingers cannot point: the first tap shows the definition, the next one follows the link.
  document.addEventListener(
    'click',
    (event) => {
      const link = termOf(event);
      const {pointerType} = event;
      if (link && (pointerType === 'touch' || pointerType === 'pen') && !link.dataset.tapped) {
        event.preventDefault();
        event.stopPropagation();
        link.dataset.tapped = 'true';
        load().then(
          ({showNote}) => showNote(link),
          () => link.click(),
        );
      }
    },
    true,
  );
}

/** The word belongs to the page left behind. */
export function onRouteUpdate(): void {
  document.querySelector<HTMLElement>('.term-note:popover-open')?.hidePopover();
}
