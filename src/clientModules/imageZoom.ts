import type {Zoom} from 'medium-zoom';

const attachDelay = 1000;
const closeAfterScroll = 40;

let zoom: Zoom | undefined;
let timer: number | undefined;

async function attach(): Promise<void> {
  const images = document.querySelectorAll<HTMLImageElement>('.markdown img:not(a img)');
  if (images.length === 0) {
    return;
  }
  // Loaded only for pages that have pictures; the variant that brings no styles of its own, because the policy
  // (deploy/) allows no <style> element.
  const {default: mediumZoom} = await import('medium-zoom/dist/pure');
  zoom = mediumZoom(images, {scrollOffset: closeAfterScroll, background: 'var(--lf-bg)'});
  images.forEach(makeOperable);
}

/** medium-zoom listens to clicks only: the keyboard gets a focusable image that opens with Enter. */
function makeOperable(image: HTMLImageElement): void {
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', `放大图片：${image.alt}`);
  image.onkeydown = (event) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      void zoom?.toggle({target: image});
    }
  };
}

/** Pictures become zoomable one second after a route update, when the page has settled. */
export function onRouteDidUpdate(): void {
  window.clearTimeout(timer);
  zoom?.detach();
  zoom = undefined;
  // Without its script (no network, a new deploy) a picture stays as it is: it can be read without.
  timer = window.setTimeout(() => void attach().catch(() => undefined), attachDelay);
}
