import {flowTexts} from '../../../site/flowTexts';

const resetAfter = 2000;

/** Puts the words that stand below the picture into the clipboard; throws where the browser refuses. */
export async function copyFlow(link: HTMLAnchorElement): Promise<void> {
  const figure = link.closest('figure');
  await navigator.clipboard.writeText(figure ? textOf(figure) : '');
  link.ariaLive = 'polite';
  link.textContent = flowTexts.menu.copied;
  window.setTimeout(() => (link.textContent = flowTexts.menu.copy), resetAfter);
}

/** As writeFlowText.ts writes the file. */
function textOf(figure: Element): string {
  const title = figure.querySelector('figcaption')?.textContent;
  const words = [...figure.querySelectorAll('.flow__words :is(p, li)')].map((line) =>
    line.matches('li') ? `- ${line.textContent}` : `\n${line.textContent}`,
  );
  return `${[title, ...words].join('\n')}\n`;
}
