import {existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {allPages, type BenchSite} from './benchSite';
import {changeOnePage} from './changeOnePage';
import {multiplyGuides, readContent} from './content';
import {measureBuild} from './measureBuild';
import {saveResult} from './results';

const folderOf = (site: BenchSite, times: number): string =>
  path.resolve('bench/.cache', `${site.name.toLowerCase()}-${times}`);

export const outputOf = (site: BenchSite, times: number): string =>
  path.join(folderOf(site, times), site.output);

export const isBuilt = (site: BenchSite, times: number): boolean =>
  existsSync(path.join(outputOf(site, times), 'index.html'));

/** Cold, then once more after a page has changed. A site that cannot be built is named; the others go on. */
export async function buildSite(site: BenchSite, times: number, content: string): Promise<void> {
  const folder = folderOf(site, times);
  const groups = multiplyGuides(readContent(content), times);
  const known = {name: site.name, times, pages: allPages(groups).length};
  saveResult({...known, build: undefined});
  try {
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    site.prepare(folder, groups, times);
    const cold = await measureBuild(folder, site.command);
    saveResult({...known, build: {cold}});
    changeOnePage(folder);
    saveResult({...known, build: {cold, warm: await measureBuild(folder, site.command)}});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    saveResult({...known, build: {failed: message.split('\n')[0]!}});
    console.error(message);
    process.exitCode = 1;
  }
}
