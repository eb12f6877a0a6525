import {placeholderBase, placeholderOrigin} from './placeholders';

/**
 * Runs in a packed page before its other scripts. The page's `<base>` tells where the site stands; what could not
 * be written relatively gets that address.
 */

const base = new URL(document.baseURI).pathname;

const locate = (text: string): string =>
  text.replaceAll(placeholderOrigin, window.location.origin).replaceAll(placeholderBase, base);

function locateTexts(): void {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue!;
    if (text.includes(placeholderBase)) {
      node.nodeValue = locate(text);
    }
  }
}

// After the document is parsed and before deferred scripts run.
document.addEventListener('readystatechange', () => {
  if (document.readyState === 'interactive') {
    locateTexts();
  }
});

// Pages that are navigated to and the menu are fetched by script (plugins/static-routes/client).
// eslint-disable-next-line @typescript-eslint/unbound-method -- called with its response below
const {text} = Response.prototype;
Response.prototype.text = async function () {
  return locate(await text.call(this));
};
Response.prototype.json = async function (): Promise<unknown> {
  return JSON.parse(await this.text());
};

// With a `<base>` a mere hash would lead to the front page.
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a[href^="#"]');
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (link && isPlain && !event.defaultPrevented) {
    event.preventDefault();
    window.location.hash = link.getAttribute('href')!;
  }
});
