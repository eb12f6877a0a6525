import type {ChunkContents} from '../../plugins/static-routes/types';

/** Bytes of one file after gzip, and the modules that it is made of. */
export interface ChunkSize extends Omit<ChunkContents, 'files'> {
  bytes: number;
}

/** What a first view of one page waits for. */
export interface PageSize {
  path: string;
  script: number;
  style: number;
  /** Names of the chunks. */
  chunks: string[];
}

export interface Measured {
  pages: PageSize[];
  chunks: ChunkSize[];
}

/** Room for changes that are worth their bytes; more than this is decided on purpose. */
export const ROOM = 2000;

const MODULES_NAMED = 6;

function describeModules(before: ChunkSize | undefined, after: ChunkSize): string[] {
  return Object.entries(after.modules)
    .map(([name, size]) => ({name, size, growth: size - (before?.modules[name] ?? 0)}))
    .filter(({growth}) => growth > 0)
    .sort((first, second) => second.growth - first.growth)
    .slice(0, MODULES_NAMED)
    .map(({name, size, growth}) =>
      size === growth
        ? `      ${name}：新加入，压缩前 ${size} 字节`
        : `      ${name}：压缩前多 ${growth} 字节`,
    );
}

function describeChunks(page: PageSize, before: Measured, after: Measured): string[] {
  return page.chunks.flatMap((name) => {
    const now = after.chunks.find((chunk) => chunk.name === name);
    const then = before.chunks.find((chunk) => chunk.name === name);
    const growth = (now?.bytes ?? 0) - (then?.bytes ?? 0);
    return now && growth > 0
      ? [`    ${name} 多 ${growth} 字节：`, ...describeModules(then, now)]
      : [];
  });
}

/** What has outgrown its budget, with the chunks and modules that grew; nothing if all is well. */
export function compareBudget(before: Measured, after: Measured): string[] {
  return after.pages.flatMap((page) => {
    const recorded = before.pages.find(({path}) => path === page.path);
    if (!recorded) {
      return [`${page.path}：没有记录，请运行 npm run bench:budget -- --record`];
    }
    const kinds = [
      ['脚本', recorded.script, page.script],
      ['样式', recorded.style, page.style],
    ] as const;
    const grown = kinds.filter(([, then, now]) => now > then + ROOM);
    return grown.length === 0
      ? []
      : [
          ...grown.map(
            ([kind, then, now]) =>
              `${page.path}：${kind} ${now} 字节，记录是 ${then}，只留了 ${ROOM} 的余地。`,
          ),
          ...describeChunks(page, before, after),
        ];
  });
}
