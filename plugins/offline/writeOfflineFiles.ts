import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {belongsToCopy, composeManifest, type BuiltFile} from './composeManifest';
import {manifestFile, versionFile, workerFile} from './types';

const workerSource = fileURLToPath(new URL('./client/worker/worker.ts', import.meta.url));

async function readBuild(outDir: string): Promise<BuiltFile[]> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter(belongsToCopy);
  return Promise.all(
    names.map(async (name) => ({name, content: await readFile(path.join(outDir, name))})),
  );
}

/** A service worker is one file with a name that stays, so it cannot be one of the site's chunks. */
async function bundleWorker(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [workerSource],
    bundle: true,
    minify: true,
    charset: 'utf8',
    target: 'es2020',
    format: 'iife',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

/**
 * To be called when the build is complete: the manifest names every file, and plugins write theirs side by side
 * in `postBuild`.
 */
export async function writeOfflineFiles(outDir: string): Promise<void> {
  const manifest = composeManifest(await readBuild(outDir));
  const files = {
    [manifestFile]: JSON.stringify(manifest),
    [versionFile]: manifest.version,
    [workerFile]: await bundleWorker(),
  };
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(path.join(outDir, name), content)),
  );
}
