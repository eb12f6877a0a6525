import {useEffect} from 'react';
import type {RefObject} from 'react';
import {texts} from './texts';

/** What DocSearch's markup says to screen readers, put right. React never renders these attributes again. */
export function useDialogRoles(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const overlay = container.current?.querySelector('.DocSearch-Container');
    if (!overlay) {
      return undefined;
    }
    nameDialog(overlay);
    nameLists(overlay);
    const observer = new MutationObserver(() => nameLists(overlay));
    observer.observe(overlay, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, [container]);
}

/** DocSearch calls its overlay a button; it is a dialog. Its head and foot are not those of the page. */
function nameDialog(overlay: Element): void {
  overlay.setAttribute('role', 'dialog');
  overlay.setAttribute('aria-modal', 'true');
  overlay.setAttribute('aria-label', texts.dialogLabel);
  overlay.setAttribute('tabindex', '-1');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    overlay.removeAttribute(name);
  }
  for (const part of overlay.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')) {
    part.setAttribute('role', 'none');
  }
}

/** All lists have one id; the input names them by their groups, as their entries do. */
function nameLists(overlay: Element): void {
  for (const list of overlay.querySelectorAll('ul[role=listbox]')) {
    const id = list.querySelector('[role=option]')?.id.replace(/item-\d+$/, 'list');
    if (id && list.id !== id) {
      list.id = id;
    }
  }
}
