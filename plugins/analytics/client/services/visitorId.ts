import {randomId} from '../randomId';

export const visitorKey = 'langflow-docs.visitor';

let unstorable: string | undefined;

/** A random number that joins the visits of one browser. It exists only while the reader agrees. */
export function readVisitorId(): string {
  try {
    const stored = window.localStorage.getItem(visitorKey);
    if (stored) {
      return stored;
    }
    const created = randomId();
    window.localStorage.setItem(visitorKey, created);
    return created;
  } catch {
    return (unstorable ??= randomId());
  }
}

export function forgetVisitorId(): void {
  unstorable = undefined;
  try {
    window.localStorage.removeItem(visitorKey);
  } catch {
    // Where storage is blocked nothing was stored.
  }
}
