/** The widest window, in px, that the theme's styles treat as a phone. */
export const desktopBreakpoint = 996;
