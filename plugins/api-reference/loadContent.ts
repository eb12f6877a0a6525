import fs from 'node:fs/promises';
import path from 'node:path';
import {buildModel} from './buildModel';
import {bundleDescription, type Bundle} from './bundleDescription';
import {DescriptionError} from './DescriptionError';
import type {ApiModel} from './types';
import {validateDescription} from './validateDescription';

export interface ApiContent {
  bundle: Bundle;
  model: ApiModel;
  /** Markdown of the overview. */
  overview: string;
}

export async function loadApiContent(
  siteDir: string,
  files: {entry: string; overview: string},
): Promise<ApiContent> {
  const bundle = await bundleDescription(path.resolve(siteDir, files.entry));
  validateDescription(bundle);
  const overview = path.resolve(siteDir, files.overview);
  return {
    bundle,
    model: buildModel(bundle, siteDir),
    overview: await fs.readFile(overview, 'utf8').catch(() => {
      throw new DescriptionError(
        `找不到概览 ${overview}`,
        undefined,
        '补上文件，或改正选项 overview。',
      );
    }),
  };
}
