import {compressedSize, loadPeer} from './peer';

interface Esbuild {
  build: (options: object) => Promise<{outputFiles: {text: string}[]}>;
}

/** The code of an engine as a site would ship it. Paths are relative to bench/. */
export async function bundleCode(entry: string, globalName?: string): Promise<string> {
  const esbuild = await loadPeer<Esbuild>('esbuild');
  const {outputFiles} = await esbuild.build({
    stdin: {contents: entry, resolveDir: import.meta.dirname, loader: 'ts'},
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    ...(globalName !== undefined && {globalName}),
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

export async function bundleSize(entry: string): Promise<number> {
  return compressedSize(await bundleCode(entry));
}
