import type {SearchRecord} from '../../plugins/search/types';

export interface RecordLimits {
  /** Fewer records than this are a broken build, not a small site. */
  minimum: number;
  /** What the index holds now; 0 if it does not exist. */
  existing: number;
  /** Accept an index that shrinks by more than half. */
  allowsShrinking: boolean;
}

/** Algolia refuses larger records on its free plans. */
const MAX_RECORD_BYTES = 10_000;
const SHRINK_LIMIT = 0.5;
/** Enough to see the pattern; the rest is counted. */
const SHOWN_PROBLEMS = 5;

/** Throws with all problems at once, each with the record it is about. */
export function validateRecords(records: unknown, limits: RecordLimits): SearchRecord[] {
  if (!Array.isArray(records)) {
    throw new Error('records.json 不是记录的数组。请重新运行 npm run build。');
  }
  const problems = [...findRecordProblems(records), ...findCountProblems(records.length, limits)];
  if (problems.length > 0) {
    const rest = problems.length - SHOWN_PROBLEMS;
    throw new Error(
      [
        `记录有 ${problems.length} 个问题，没有推送：`,
        ...problems.slice(0, SHOWN_PROBLEMS).map((problem) => `  - ${problem}`),
        ...(rest > 0 ? [`  - 另外还有 ${rest} 个`] : []),
      ].join('\n'),
    );
  }
  return records as SearchRecord[];
}

function findRecordProblems(records: unknown[]): string[] {
  const seen = new Set<string>();
  return records.flatMap((value, number) => {
    const record = value as Partial<SearchRecord>;
    const id = record.objectID;
    if (typeof id !== 'string' || id === '') {
      return [`第 ${number + 1} 条记录没有 objectID`];
    }
    const problems: string[] = [];
    if (seen.has(id)) {
      problems.push(`objectID 重复：${id}`);
    }
    seen.add(id);
    if (!record.url || !record.type || !record.hierarchy?.lvl1) {
      problems.push(`${id} 缺少 url、type 或 hierarchy.lvl1`);
    }
    const bytes = Buffer.byteLength(JSON.stringify(record));
    if (bytes > MAX_RECORD_BYTES) {
      problems.push(`${id} 有 ${bytes} 字节，上限是 ${MAX_RECORD_BYTES}；请把这一段拆短`);
    }
    return problems;
  });
}

function findCountProblems(
  count: number,
  {minimum, existing, allowsShrinking}: RecordLimits,
): string[] {
  if (count < minimum) {
    return [`只有 ${count} 条记录，至少应有 ${minimum} 条；构建可能不完整（用 --min 改变下限）`];
  }
  if (!allowsShrinking && count < existing * SHRINK_LIMIT) {
    return [
      `索引现有 ${existing} 条，这次只有 ${count} 条，会删掉一半以上；确实如此请加 --allow-shrink`,
    ];
  }
  return [];
}
