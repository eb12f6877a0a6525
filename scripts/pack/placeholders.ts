/**
 * A pack is built for an address that nobody has. It stands in the files only where a reader's browser can put
 * the real one: in scripts and in text. Links are relative.
 */
export const placeholderOrigin = 'http://langflow-docs-pack.invalid';
export const placeholderBase = '/langflow-docs-pack-base/';
