import {readSite} from '../serve/createSiteServer';
import {compressBuild} from './compressBuild';

/** `npm run compress [folder]`: the last step before a build is copied to a server. */

async function compress(directory: string): Promise<void> {
  readSite(directory);
  const {files, ...sizes} = await compressBuild(directory);
  const [plain, brotli, gzip] = [sizes.plain, sizes['.br'], sizes['.gz']].map(
    (bytes) => `${(bytes / 1e6).toFixed(1)} MB`,
  );
  console.log(`${files} 个文件：${plain}，brotli 后 ${brotli}，gzip 后 ${gzip}。`);
}

compress(process.argv[2] ?? 'build').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
