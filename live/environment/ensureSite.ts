import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {runStep} from './runStep';

const build = join(import.meta.dirname, '../../build');

/** The folder of the built site, from which readers download scripts and flows; a fresh clone builds it first. */
export async function ensureSite(): Promise<string> {
  if (!existsSync(join(build, 'mcp.mjs'))) {
    console.log('先构建一次网站（几分钟）：读者从它下载脚本和流程。');
    await runStep('npm', ['run', 'build'], '先让 npm run build 通过。');
  }
  return build;
}
