import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';

/** Formats one line of plain text by AutoCorrect's rules for Chinese. */
export type FormatText = (text: string) => string;

interface AutoCorrectGlue {
  __wbg_set_wasm: (exports: WebAssembly.Exports) => void;
  format: FormatText;
}

const require = createRequire(import.meta.url);

/**
 * Loads AutoCorrect: the WebAssembly build, which is the same on every processor, or else the native
 * one, which has no binary for Linux on arm64.
 */
export async function loadAutoCorrect(): Promise<FormatText> {
  return (await loadWebAssembly()) ?? loadNative();
}

async function loadWebAssembly(): Promise<FormatText | null> {
  const main = resolveOrNull('@huacnlee/autocorrect');
  if (main === null) return null;
  // Node 20 cannot import .wasm files, which the package's entry does: instantiate it by hand.
  const glueUrl = new URL('autocorrect_bg.js', pathToFileURL(main));
  const glue = (await import(glueUrl.href)) as AutoCorrectGlue & WebAssembly.ModuleImports;
  const bytes = await readFile(new URL('autocorrect_bg.wasm', glueUrl));
  const {instance} = await WebAssembly.instantiate(bytes, {'./autocorrect_bg.js': glue});
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as (() => void) | undefined)?.();
  return (text) => glue.format(text);
}

function loadNative(): FormatText {
  try {
    const native = require('autocorrect-node') as {format: FormatText};
    return (text) => native.format(text);
  } catch (error) {
    throw new Error(
      `AutoCorrect 无法在 ${process.platform}-${process.arch} 上运行：请运行 npm ci 安装 @huacnlee/autocorrect`,
      {cause: error},
    );
  }
}

function resolveOrNull(name: string): string | null {
  try {
    return require.resolve(name);
  } catch {
    return null;
  }
}
