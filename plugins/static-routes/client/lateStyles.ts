/** An answer may have come, or failed, before this script ran; once the document is complete nothing more comes. */
function settled(link: HTMLLinkElement): Promise<unknown> {
  if (link.sheet || document.readyState === 'complete') {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
    window.addEventListener('load', resolve);
  });
}

async function bringToScreen(link: HTMLLinkElement): Promise<void> {
  await settled(link);
  link.media = 'all';
}

const links =
  typeof document === 'undefined'
    ? []
    : document.querySelectorAll<HTMLLinkElement>('link[media="print"]');

/** The styles that the page did not wait for (pageTemplate.ts); a page without them can be read all the same. */
export const lateStyles = Promise.all([...links].map(bringToScreen));
