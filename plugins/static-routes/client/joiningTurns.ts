import {nextTask} from './nextTask';

/** Only parts of the page that the browser opened have elements to be joined to. */
let isOpen = false;
let lastTurn = Promise.resolve();
const turns = new Map<string, {isOver: boolean; turn: Promise<void>}>();

/** Called when the first page is about to be drawn, in the same task. */
export function openTurns(): void {
  isOpen = true;
  void nextTask().then(() => {
    isOpen = false;
  });
}

/** Asked for when the turns are opened. By the frame after the last turn the part has its listeners. */
export async function everythingJoined(): Promise<void> {
  await nextTask();
  await lastTurn;
  await nextTask();
  await new Promise(requestAnimationFrame);
  await nextTask();
}

/** What a part has to wait for before it is joined to its elements: a task of its own, after the parts before it. */
export function turnOf(part: string): Promise<void> | undefined {
  const known = turns.get(part);
  if (known) {
    return known.isOver ? undefined : known.turn;
  }
  if (!isOpen) {
    return undefined;
  }
  lastTurn = lastTurn.then(nextTask);
  const mine = {
    isOver: false,
    turn: lastTurn.then(() => {
      mine.isOver = true;
    }),
  };
  turns.set(part, mine);
  return mine.turn;
}
