import {glossary} from '@site/site/glossary';

const NOTE_ID = 'term-note';
const GAP = 6;
const MARGIN = 16;
/** Long enough to move the pointer from the word to its note. */
const PATIENCE = 200;

let note: HTMLElement | undefined;
let shownFor: HTMLAnchorElement | undefined;
let leaving: number | undefined;

/** Shows the definition beside the word, until pointer and focus have left both or the reader presses Escape. */
export function showNote(link: HTMLAnchorElement): void {
  const term = glossary.find(({id}) => link.hash === `#${id}`);
  // Before 2024 browsers had no popovers: there the word stays a link.
  if (!term || !('popover' in HTMLElement.prototype)) {
    return;
  }
  stay();
  note ??= createNote();
  if (shownFor === link && note.matches(':popover-open')) {
    return;
  }
  // The note is no longer about the word before.
  shownFor?.removeAttribute('aria-describedby');
  shownFor = link;
  // Inside the landmark of the word: what belongs to none is passed over by readers who go from one to the next.
  const home = link.closest('main') ?? document.body;
  if (note.parentElement !== home) {
    home.append(note);
  }
  note.textContent = term.definition;
  link.setAttribute('aria-describedby', NOTE_ID);
  note.showPopover();
  place(note, link);
  link.onmouseleave = leave;
  link.onblur = leave;
}

function createNote(): HTMLElement {
  const made = document.createElement('div');
  made.id = NOTE_ID;
  made.className = 'term-note';
  // Escape and a tap elsewhere close it.
  made.popover = 'auto';
  made.role = 'tooltip';
  made.onmouseenter = stay;
  made.onmouseleave = leave;
  return made;
}

const stay = (): void => window.clearTimeout(leaving);

function leave(): void {
  stay();
  leaving = window.setTimeout(() => {
    if (!shownFor?.matches(':hover, :focus') && !note?.matches(':hover')) {
      note?.hidePopover();
    }
  }, PATIENCE);
}

/** Below the line, or above it where there is no room; on a word that breaks, below its first part. */
function place(box: HTMLElement, link: HTMLElement): void {
  const [word = link.getBoundingClientRect()] = link.getClientRects();
  const {width, height} = box.getBoundingClientRect();
  const fitsBelow = word.bottom + GAP + height < window.innerHeight;
  const top = fitsBelow ? word.bottom + GAP : word.top - GAP - height;
  const left = Math.max(MARGIN, Math.min(word.left, window.innerWidth - MARGIN - width));
  box.style.top = `${top + window.scrollY}px`;
  box.style.left = `${left + window.scrollX}px`;
}
