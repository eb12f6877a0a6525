import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readCommandLine} from '../../lib/commandLine';
import {composeZip} from './composeZip';
import {placeholderBase, placeholderOrigin} from './placeholders';
import {relocateSite} from './relocateSite';

/** `npm run pack -- [--out langflow-docs.zip]`: the site in one archive, for any static server and any path. */

const buildDirectory = path.join('.cache', 'pack');

const {values} = readCommandLine({options: {out: {type: 'string', default: 'langflow-docs.zip'}}});

const {status} = spawnSync('npm', ['run', '--silent', 'build', '--', '--out-dir', buildDirectory], {
  stdio: 'inherit',
  env: {...process.env, DOCS_URL: placeholderOrigin, DOCS_BASE_URL: placeholderBase},
});
if (status === 0) {
  const entries = relocateSite(buildDirectory);
  const archive = composeZip(entries);
  mkdirSync(path.dirname(path.resolve(values.out)), {recursive: true});
  writeFileSync(values.out, archive);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  const unpacked = entries.reduce((sum, {content}) => sum + content.length, 0);
  console.log(
    `${values.out}：${megabytes(archive.length)}，${entries.length} 个文件，解压后 ${megabytes(unpacked)}。`,
  );
} else {
  process.exitCode = 1;
}
