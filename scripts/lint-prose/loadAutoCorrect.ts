import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';

/** Formats one line of plain text by AutoCorrect's rules for Chinese. */
export type FormatText = (text: string) => string;

interface AutoCorrectGlue {
  __wbg_set_wasm: (exports: object) => void;
  format: FormatText;
}

/** Node.js has it, but leaves its types to the browser's. */
const {WebAssembly} = globalThis as unknown as {
  WebAssembly: {
    instantiate: (
      bytes: Uint8Array,
      imports: Record<string, object>,
    ) => Promise<{instance: {exports: Record<string, unknown>}}>;
  };
};

const require = createRequire(import.meta.url);

let loading: Promise<FormatText> | undefined;

/**
 * Loads AutoCorrect's WebAssembly build, which is the same on every processor. Once only: its glue code keeps
 * a view of the first instance's memory.
 */
export function loadAutoCorrect(): Promise<FormatText> {
  loading ??= instantiate();
  return loading;
}

async function instantiate(): Promise<FormatText> {
  // Node 20 cannot import .wasm files, which the package's entry does: instantiate it by hand.
  const main = require.resolve('@huacnlee/autocorrect');
  const glueUrl = new URL('autocorrect_bg.js', pathToFileURL(main));
  const glue = (await import(glueUrl.href)) as AutoCorrectGlue;
  const bytes = await readFile(new URL('autocorrect_bg.wasm', glueUrl));
  const {instance} = await WebAssembly.instantiate(bytes, {'./autocorrect_bg.js': glue});
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as (() => void) | undefined)?.();
  return (text) => glue.format(text);
}
