import {cutQuery, MAX_DIALOG_QUERY_LENGTH} from '@site/plugins/search/client/cutQuery';
import {loadOnDemand} from '@site/lib/loadOnDemand';
import type {SearchRequest} from './openSearch';

interface DialogControls {
  isOpen: boolean;
  open: (request: SearchRequest) => void;
  close: () => void;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}

/** Selected words on the page are what the reader wants to look up. */
function selectedQuery(): string | undefined {
  const selection = window.getSelection()?.toString().trim();
  return selection ? cutQuery(selection, MAX_DIALOG_QUERY_LENGTH) : undefined;
}

/** Ctrl/Cmd+K toggles; Escape closes; `/` opens and `?` shows the keys when nothing is being typed; clicks on [data-open-search] open. */
export function listenForShortcuts({isOpen, open, close}: DialogControls): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // A browser that fills in a field reports a key without a name.
    if (/^k$/i.test(event.key) && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      if (isOpen) {
        close();
      } else {
        open({initialQuery: selectedQuery()});
      }
    } else if (event.key === 'Escape' && isOpen && !event.isComposing) {
      // The dialog closes itself, with the same rule; this is for the time before it is there.
      close();
    } else if (
      /^[/?]$/.test(event.key) &&
      !isOpen &&
      !isTyping(event.target) &&
      !event.ctrlKey &&
      !event.metaKey
    ) {
      event.preventDefault();
      if (event.key === '/') {
        open({initialQuery: selectedQuery()});
      } else {
        void loadOnDemand(
          () => import('./showKeys'),
          ({showKeys}) => showKeys(),
        );
      }
    }
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-open-search]')) {
      event.preventDefault();
      open({});
    }
  };
  window.addEventListener('keydown', onKeyDown);
  // Capturing, because React's router handler on the page's content would follow the link first.
  document.addEventListener('click', onClick, {capture: true});
  return () => {
    window.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('click', onClick, {capture: true});
  };
}
