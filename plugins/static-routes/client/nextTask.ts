/** Lets the browser paint and answer its reader first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
