import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {markdownPath} from './client/markdownPath';
import type {IndexFiles} from './composeIndex';
import type {PageText} from './types';

export interface TextFiles {
  index: IndexFiles;
  fullText: string;
  pages: PageText[];
}

export async function writeFiles(
  outDir: string,
  {index, fullText, pages}: TextFiles,
): Promise<void> {
  const write = async (name: string, text: string): Promise<void> => {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  };
  await Promise.all([
    ...Array.from(index, ([name, text]) => write(name, text)),
    write('llms-full.txt', fullText),
    ...pages.map(({path: page, markdown}) => write(markdownPath(`/${page}`, '/'), markdown)),
  ]);
}
