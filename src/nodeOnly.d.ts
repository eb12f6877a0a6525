/**
 * tsconfig.browser.json reads this in place of the packages through which the generator's types bring in those of
 * Node.js: browser code is checked without them.
 */
declare const nodeOnly: unknown;
export default nodeOnly;
