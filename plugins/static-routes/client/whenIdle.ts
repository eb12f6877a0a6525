export const whenIdle = (): Promise<unknown> =>
  new Promise((go) => (window.requestIdleCallback ?? window.setTimeout)(go));
