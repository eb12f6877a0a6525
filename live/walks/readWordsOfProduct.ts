import {readCatalogue} from '../catalogue/readCatalogue';
import type {LiveServer} from '../types';

export interface WordsOfProduct {
  /** Names of components, groups, fields and ports, as the catalogue keeps them. */
  labels: ReadonlySet<string>;
  /** Whether the files of the interface hold it as a text of its own. */
  mentions: (word: string) => boolean;
}

export async function readWordsOfProduct({url}: LiveServer): Promise<WordsOfProduct> {
  const files = await readInterface(url);
  return {
    labels: labelsOfCatalogue(),
    mentions: (word) => ['"', "'", '`'].some((quote) => files.includes(`${quote}${word}${quote}`)),
  };
}

function labelsOfCatalogue(): Set<string> {
  const labels = new Set<string>();
  const options = (values: string[] | undefined) => values?.forEach((value) => labels.add(value));
  for (const {name, inputs, outputs, variants = []} of readCatalogue().components) {
    labels.add(name);
    for (const part of [{inputs, outputs}, ...variants]) {
      for (const input of part.inputs ?? []) {
        labels.add(input.label);
        options(input.options);
      }
      for (const output of part.outputs ?? []) labels.add(output.label);
    }
  }
  return labels;
}

/** The page of the interface, its script, and the parts that the script loads later. */
async function readInterface(url: string): Promise<string> {
  const read = async (path: string) => (await fetch(new URL(path, url))).text();
  const page = await read('/');
  const scripts = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path]) => path!);
  const texts = await Promise.all(scripts.map(read));
  const later = texts.flatMap((text) =>
    [...text.matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g)].map(
      ([, name]) => `/assets/${name}`,
    ),
  );
  return [...texts, ...(await Promise.all([...new Set(later)].map(read)))].join('\n');
}
