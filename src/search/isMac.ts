/** Keyboards with a ⌘ key: Macs, and iPads that have one. */
export const isMac = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);
