import {readContent} from '@site/plugins/llms/client/readContent';
import {writeMarkdown} from '@site/plugins/llms/client/writeMarkdown';
import {menuTexts} from './menuTexts';

const messageTime = 4000;

type Say = (message: string) => void;

async function copy(text: string, {done, refused}: {done: string; refused: string}, say: Say) {
  let message = done;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    message = refused;
  }
  say(message);
  setTimeout(() => say(''), messageTime);
}

/** The page that stands in the browser becomes the text of its .md file: no request, no network needed. */
export function copyPage(say: Say): Promise<void> {
  const {content, ...head} = readContent();
  const messages = {done: menuTexts.copied, refused: menuTexts.refused};
  return copy(writeMarkdown(content, head), messages, say);
}

export const copyLink = (say: Say): Promise<void> =>
  copy(window.location.href, {done: menuTexts.copiedLink, refused: menuTexts.refusedLink}, say);
