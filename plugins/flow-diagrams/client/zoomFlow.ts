let dialog: HTMLDialogElement | undefined;

/** One listener for all figures of all pages: content that arrives later needs no set-up. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) {
      return;
    }
    const figure = target.closest('.flow__zoom')?.closest('figure');
    if (figure) {
      openDialog(figure);
    } else if (target === dialog || target.closest('.flow-dialog__close')) {
      // The dialog itself is the target when its backdrop is clicked.
      dialog?.close();
    }
  });
}

/** The reader went back or forward: the picture belongs to the page left behind. */
export function onRouteUpdate(): void {
  dialog?.close();
}

function openDialog(figure: HTMLElement): void {
  const picture = figure.querySelector('.flow__picture');
  if (!picture) {
    return;
  }
  const copy = picture.cloneNode(true) as SVGElement;
  // Ids exist once per page: the copy is named by the dialog instead.
  copy.querySelectorAll('title, desc').forEach((named) => named.remove());
  copy.removeAttribute('aria-labelledby');
  copy.removeAttribute('aria-describedby');
  const title = figure.querySelector('figcaption')?.textContent ?? '';
  copy.setAttribute('aria-label', title);
  enlarge(copy);

  const caption = document.createElement('p');
  caption.textContent = title;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'flow-dialog__close';
  close.textContent = '关闭';
  const stage = document.createElement('div');
  stage.className = 'flow-dialog__stage';
  stage.tabIndex = 0;
  stage.append(copy);

  dialog ??= document.body.appendChild(document.createElement('dialog'));
  dialog.className = 'flow-dialog';
  dialog.setAttribute('aria-label', title);
  const legend = figure.querySelector('.flow__legend')?.cloneNode(true) ?? '';
  dialog.replaceChildren(caption, close, stage, legend);
  dialog.showModal();
}

/** As large as the window allows, up to twice the natural size and never below it. */
function enlarge(picture: SVGElement): void {
  const width = Number(picture.getAttribute('width'));
  const height = Number(picture.getAttribute('height'));
  const room = Math.min((innerWidth - 96) / width, (innerHeight - 144) / height);
  const scale = Math.min(2, Math.max(1, room));
  picture.setAttribute('width', String(width * scale));
  picture.setAttribute('height', String(height * scale));
}
