/**
 * What readers type when they look for a section, in words that it does not use itself: everyday
 * words, names from other products, errors of which the page explains the cause. By address.
 */
export type AskedAs = Record<string, string[]>;
