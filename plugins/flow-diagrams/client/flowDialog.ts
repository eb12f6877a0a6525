import {flowTexts} from '../../../site/flowTexts';
import {createStage, type Stage} from './zoomStage';
import './flowDialog.css';

let dialog: HTMLDialogElement | undefined;

/** Shows the picture as large as the window; closing it gives the focus back to the button. */
export function openDialog(figure: HTMLElement): void {
  // The wide picture on every screen: a phone has room for it here, since it can be moved.
  const picture = figure.querySelector('.flow__picture--wide');
  if (!picture) {
    return;
  }
  const title = figure.querySelector('figcaption')?.textContent ?? '';
  const stage = createStage(copyOf(picture, title));
  const caption = document.createElement('p');
  caption.textContent = title;
  const bar = document.createElement('div');
  bar.className = 'flow-dialog__bar';
  const {shrink, enlarge, fit, close} = flowTexts.dialog;
  bar.append(
    caption,
    button('−', shrink, () => stage.zoomBy(1 / 1.25)),
    button('+', enlarge, () => stage.zoomBy(1.25)),
    button('⤢', fit, () => stage.fit()),
    button(close, close, () => dialog?.close()),
  );

  dialog ??= createDialog();
  dialog.setAttribute('aria-label', title);
  const legend = figure.querySelector('.flow__legend')?.cloneNode(true) ?? '';
  dialog.replaceChildren(bar, stage.element, legend);
  dialog.showModal();
  show(stage);
}

function createDialog(): HTMLDialogElement {
  const made = document.body.appendChild(document.createElement('dialog'));
  made.className = 'flow-dialog';
  // The dialog itself is the target when its backdrop is clicked; a link leads away from the picture.
  made.addEventListener('click', ({target}) => {
    if (target === made || (target as Element).closest('a')) {
      made.close();
    }
  });
  return made;
}

/** The stage has its size only once the dialog is open. */
function show(stage: Stage): void {
  stage.fit();
  stage.element.focus();
}

/** Ids exist once per page: the copy is named by the dialog instead. */
function copyOf(picture: Element, title: string): SVGElement {
  const copy = picture.cloneNode(true) as SVGElement;
  copy.querySelectorAll('title, desc').forEach((named) => named.remove());
  copy.removeAttribute('aria-labelledby');
  copy.removeAttribute('aria-describedby');
  copy.setAttribute('aria-label', title);
  return copy;
}

function button(text: string, label: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  if (text !== label) {
    made.ariaLabel = label;
    made.title = label;
  }
  made.addEventListener('click', act);
  return made;
}
