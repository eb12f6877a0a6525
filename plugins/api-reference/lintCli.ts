/**
 * Checks the API description: `npx tsx plugins/api-reference/lintCli.ts [files…]`.
 * With files, only findings in those files are listed; the whole description is always read.
 */
import path from 'node:path';
import {bundleDescription} from './bundleDescription';
import {DescriptionError} from './DescriptionError';
import {lintDescription} from './lintDescription';
import {validateDescription} from './validateDescription';

async function lint(entry: string, wanted: string[]): Promise<number> {
  const bundle = await bundleDescription(entry);
  validateDescription(bundle);
  const findings = lintDescription(bundle)
    .filter(({place}) => wanted.length === 0 || (place && wanted.includes(place.file)))
    .sort((a, b) => (a.place?.line ?? 0) - (b.place?.line ?? 0));
  for (const {place, message} of findings) {
    const where = place ? `${path.relative('.', place.file)}:${place.line}` : 'openapi';
    console.log(`${where}  ${message}`);
  }
  const open = findings.filter(({message}) => message.includes('TODO-ZH')).length;
  console.log(`${findings.length} 处问题，其中 ${open} 处还没有写。`);
  return findings.length;
}

const files = process.argv.slice(2).map((file) => path.resolve(file));
lint(path.resolve('openapi/openapi.yaml'), files).then(
  (count) => {
    process.exitCode = count > 0 ? 1 : 0;
  },
  (error: unknown) => {
    if (!(error instanceof DescriptionError)) {
      throw error;
    }
    console.error(error.message);
    process.exitCode = 1;
  },
);
