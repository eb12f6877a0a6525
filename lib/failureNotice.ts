import {texts} from '../site/texts';

let notice: HTMLElement | undefined;

export function hideFailure(): void {
  notice?.remove();
  notice = undefined;
}

/** Tells the reader over the page what could not be loaded, and offers to try again. One notice at a time. */
export function showFailure(message: string, retry: () => void): void {
  hideFailure();
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = texts.loading.retry.zh;
  button.onclick = () => {
    hideFailure();
    retry();
  };
  notice = document.createElement('div');
  notice.className = 'failure-notice';
  notice.setAttribute('role', 'alert');
  notice.append(message, button);
  document.body.append(notice);
}
