/** Analytics must never be why a page fails: whatever goes wrong in here costs an event and nothing else. */
export function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // The reader did not ask for this event and need not hear of it.
  }
}
