import {keyTexts} from '@site/site/keyTexts';
import {isMac} from './isMac';
import styles from './keys.module.css';

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  children: (Node | string)[],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

function describeKeys(): HTMLElement {
  const rows = keyTexts.rows.flatMap(({keys, action}) => [
    make(
      'dt',
      keys.map((key) => (key === 'Ctrl' && isMac() ? '⌘' : key)).map((key) => make('kbd', [key])),
    ),
    make('dd', [action]),
  ]);
  return make('dl', rows);
}

function createDialog(): HTMLDialogElement {
  const close = make('button', [keyTexts.close]);
  const title = make('h2', [keyTexts.title]);
  const dialog = make('dialog', [title, describeKeys(), close]);
  dialog.className = styles.keys!;
  title.id = 'keys-title';
  dialog.setAttribute('aria-labelledby', title.id);
  close.type = 'button';
  close.className = 'button';
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  // Outside of its box only the backdrop is hit.
  dialog.addEventListener('click', ({target}) => target === dialog && dialog.close());
  dialog.addEventListener('keydown', (event) => {
    if (event.key === '?') {
      event.stopPropagation();
    }
    // Whatever key the reader tries does what it says, on the page.
    if (!['Escape', 'Tab', 'Shift', 'Enter', ' '].includes(event.key)) {
      dialog.close();
    }
  });
  return dialog;
}

/** What `?` answers: the keys of the site. The browser gives the focus back when it closes. */
export function showKeys(): void {
  const dialog = createDialog();
  document.body.append(dialog);
  dialog.showModal();
}
