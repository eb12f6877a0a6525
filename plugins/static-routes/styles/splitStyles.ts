import {shrinkSheets} from './shrinkSheets';
import {splitSheet, type Sheets} from './splitSheet';

/** The chunk with the styles of the shell and of guides; it becomes several files, and gives its name to one. */
export const styleChunk = 'guide' satisfies keyof Sheets;

interface Source {
  source: () => string | Buffer;
}

type Assets = Record<string, Source>;

/** What is used of the bundler. Its own sources have many more properties, hence `never` for what it takes. */
interface Compilation {
  hooks: {
    processAssets: {
      tap: (options: {name: string; stage: number}, run: (assets: Assets) => void) => void;
    };
  };
  updateAsset: (name: string, source: never) => void;
  emitAsset: (name: string, source: never) => void;
}

interface Compiler {
  webpack: {
    Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: number};
    sources: {RawSource: new (text: string) => object};
  };
  hooks: {
    thisCompilation: {tap: (name: string, listener: (compilation: Compilation) => void) => void};
  };
}

const isChunkFile = new RegExp(`/${styleChunk}\\.[^/]+\\.css$`);

/** Between the parts while they are one file, so that its hash, which names them all, is that of all of them. */
const cut = '/*cut*/';

const joinSheets = ({guide, shell, words, late}: Sheets): string =>
  [guide, shell, words, late].join(cut);

function cutSheets(text: string): Sheets {
  const [guide = '', shell = '', words = '', late = ''] = text.split(cut);
  return {guide, shell, words, late};
}

const readText = (asset: Source): string => asset.source().toString();

export const variableNames = (text: string): string[] => text.match(/--[a-z][\w-]*/g) ?? [];

/** Makes the styles small and divides them by what pages wait for; client/lateStyles.ts brings the rest. */
export class SplitStyles {
  constructor(private readonly variablesOfPages: ReadonlySet<string>) {}

  apply({webpack, hooks}: Compiler): void {
    const name = 'split-styles';
    const hashing = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
    const sourceOf = (text: string) => new webpack.sources.RawSource(text) as never;
    hooks.thisCompilation.tap(name, (compilation) => {
      const {processAssets} = compilation.hooks;
      processAssets.tap({name, stage: hashing - 1}, (assets) => {
        for (const [file, text] of this.shrink(assets)) {
          const divided = isChunkFile.test(file) ? joinSheets(splitSheet(text)) : text;
          compilation.updateAsset(file, sourceOf(divided));
        }
      });
      processAssets.tap({name, stage: hashing + 1}, (assets) => {
        for (const file of Object.keys(assets).filter((one) => isChunkFile.test(one))) {
          const {guide, ...others} = cutSheets(readText(assets[file]!));
          compilation.updateAsset(file, sourceOf(guide));
          for (const [part, text] of Object.entries(others)) {
            compilation.emitAsset(file.replace(`/${styleChunk}.`, `/${part}.`), sourceOf(text));
          }
        }
      });
    });
  }

  private shrink(assets: Assets): [file: string, text: string][] {
    const read = (ending: string) =>
      Object.keys(assets)
        .filter((file) => file.endsWith(ending))
        .map((file) => ({file, text: readText(assets[file]!)}));
    const sheets = read('.css');
    const used = read('.js').flatMap(({text}) => variableNames(text));
    const texts = shrinkSheets(
      sheets.map(({text}) => text),
      new Set([...this.variablesOfPages, ...used]),
    );
    return sheets.map(({file}, index) => [file, texts[index]!]);
  }
}
