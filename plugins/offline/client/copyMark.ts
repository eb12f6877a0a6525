import siteConfig from '@generated/docusaurus.config';
import {versionFile, type PageServed} from '../types';
import {CopyStore} from './CopyStore';
import {localDay} from './localDay';
import {texts} from './texts';

/** The mark in the corner of pages: that they come from the copy, or that there is a newer one to download. */

const {baseUrl} = siteConfig;
/** There the panel says it all. */
const offlinePath = `${baseUrl}offline`;
let mark: HTMLElement | undefined;
let isStarted = false;
/** Otherwise about a newer version, which the network alone does not make untrue. */
let isAboutCopy = false;

function show(words: string, onClose?: () => void): void {
  const link = document.createElement('a');
  link.href = offlinePath;
  link.textContent = words;
  isAboutCopy = !onClose;
  mark ??= document.createElement('div');
  mark.className = 'copy-mark';
  mark.setAttribute('role', 'status');
  mark.replaceChildren(link);
  if (onClose) {
    const close = document.createElement('button');
    close.type = 'button';
    close.className = 'footer-link';
    close.textContent = texts.dismiss;
    close.onclick = onClose;
    mark.append(close);
  }
  document.body.append(mark);
}

export const hideMark = (): void => mark?.remove();

/** Asks for a few bytes; without a network there is nothing to offer. */
async function offerNewer(): Promise<void> {
  const store = new CopyStore(window.caches, baseUrl);
  const copy = await store.readCopy();
  const response = await fetch(baseUrl + versionFile, {cache: 'no-store'});
  const version = response.ok ? (await response.text()).trim() : '';
  const isNew = /^[0-9a-f]+$/.test(version) && version !== copy?.manifest.version;
  if (copy && isNew && version !== (await store.readDismissed())) {
    show(texts.markNewer, () => {
      hideMark();
      void store.dismiss(version);
    });
  }
}

/** Once per document. */
export function startMark(): void {
  if (isStarted) {
    return;
  }
  isStarted = true;
  navigator.serviceWorker.addEventListener('message', ({data}: MessageEvent<PageServed>) => {
    if (data.kind === 'page-served') {
      if (data.copyDate) {
        show(texts.markCopy(localDay(data.copyDate)));
      } else if (isAboutCopy) {
        hideMark();
      }
    }
  });
  const {offlineCopy} = document.documentElement.dataset;
  if (offlineCopy) {
    show(texts.markCopy(offlineCopy));
  } else if (window.location.pathname !== offlinePath) {
    offerNewer().catch(() => undefined);
  }
}
