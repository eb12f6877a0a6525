import type {BrowserContext} from '@playwright/test';

const attributes = ['aria-label', 'placeholder', 'title', 'alt'];

/** Runs in the interface: reports each text once, as soon as a reader could see it. */
function watchWords(names: string[]): void {
  const reported = new Set<string>();
  const report = (globalThis as unknown as {reportWords: (words: string[]) => void}).reportWords;
  const longest = 120;
  const sweep = () => {
    const fresh: string[] = [];
    const note = (text: string | null | undefined) => {
      const word = text?.replace(/\s+/g, ' ').trim();
      if (!word || word.length > longest || reported.has(word)) {
        return;
      }
      reported.add(word);
      fresh.push(word);
    };
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility()) {
        continue;
      }
      for (const name of names) {
        note(element.getAttribute(name));
      }
      if (element instanceof HTMLInputElement) {
        note(element.value);
      }
      const own = [...element.childNodes].some(
        (child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim(),
      );
      // With its parts, because a label may hold an icon or a star; and as the style prints it.
      if (own) {
        [element.textContent, element.innerText, ownText(element)].forEach(note);
      }
    }
    if (fresh.length > 0) {
      report(fresh);
    }
  };
  const ownText = (element: HTMLElement) =>
    [...element.childNodes]
      .filter((child) => child.nodeType === Node.TEXT_NODE)
      .map((child) => child.nodeValue)
      .join('');
  let due: ReturnType<typeof setTimeout> | undefined;
  const sweepSoon = () => {
    due ??= setTimeout(() => {
      due = undefined;
      sweep();
    }, 150);
  };
  (globalThis as unknown as {sweepWords(): void}).sweepWords = sweep;
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(sweepSoon).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: [...names, 'class', 'style', 'data-state'],
    });
    sweep();
  });
}

/** Collects into `seen` every text, label, placeholder and title that the interface shows. */
export async function recordWords(context: BrowserContext, seen: Set<string>): Promise<void> {
  await context.exposeFunction('reportWords', (words: string[]) => {
    for (const word of words) {
      seen.add(word);
    }
  });
  // tsx names inner functions with a helper that the browser does not have.
  await context.addInitScript('globalThis.__name = (value) => value;');
  await context.addInitScript(watchWords, attributes);
}
