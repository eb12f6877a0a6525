import {existsSync, renameSync, rmSync} from 'node:fs';

/** Beside the target, so that the move is a renaming on one disk. */
export const stageOf = (outDir: string): string => `${outDir.replace(/\/+$/, '')}.new`;
const oldOf = (outDir: string): string => `${outDir.replace(/\/+$/, '')}.old`;

const remove = (directory: string): void => rmSync(directory, {recursive: true, force: true});

/** Takes away what an earlier build left unfinished, also between the two renamings of `replaceBuild`. */
export function prepareStage(outDir: string): void {
  if (existsSync(oldOf(outDir)) && !existsSync(outDir)) {
    renameSync(oldOf(outDir), outDir);
  }
  remove(oldOf(outDir));
  remove(stageOf(outDir));
}

/** The finished build takes the place of the last one. */
export function replaceBuild(outDir: string): void {
  if (existsSync(outDir)) {
    renameSync(outDir, oldOf(outDir));
  }
  renameSync(stageOf(outDir), outDir);
  remove(oldOf(outDir));
}
