import {isDeepStrictEqual} from 'node:util';
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../../plugins/search/types';

/** What an index holds. */
export interface IndexContent {
  exists: boolean;
  records: Map<string, object>;
  settings: IndexSettings;
  synonyms: Map<string, SynonymHit>;
}

export interface Difference {
  added: string[];
  changed: string[];
  removed: string[];
  unchanged: number;
}

export interface PushPlan {
  records: Difference;
  synonyms: Difference;
  /** Names of the settings that will have another value. */
  settings: string[];
}

/** What a push would change. Settings that are not ours are left alone and not compared. */
export function comparePush(
  current: IndexContent,
  next: {records: SearchRecord[]; settings: IndexSettings; synonyms: SynonymHit[]},
): PushPlan {
  return {
    records: compareById(current.records, next.records),
    synonyms: compareById(current.synonyms, next.synonyms),
    settings: Object.entries(next.settings)
      .filter(
        ([name, value]) => !isDeepStrictEqual(current.settings[name as keyof IndexSettings], value),
      )
      .map(([name]) => name),
  };
}

export function isEmptyPlan({records, synonyms, settings}: PushPlan): boolean {
  const changes = [records, synonyms].flatMap(({added, changed, removed}) => [
    ...added,
    ...changed,
    ...removed,
  ]);
  return changes.length === 0 && settings.length === 0;
}

function compareById(
  current: ReadonlyMap<string, object>,
  next: readonly {objectID: string}[],
): Difference {
  const difference: Difference = {added: [], changed: [], removed: [], unchanged: 0};
  const nextIds = new Set<string>();
  for (const entry of next) {
    nextIds.add(entry.objectID);
    const known = current.get(entry.objectID);
    if (!known) {
      difference.added.push(entry.objectID);
    } else if (isDeepStrictEqual(known, entry)) {
      difference.unchanged++;
    } else {
      difference.changed.push(entry.objectID);
    }
  }
  difference.removed = [...current.keys()].filter((id) => !nextIds.has(id));
  return difference;
}

const SHOWN_IDS = 5;

export function describePlan({records, synonyms, settings}: PushPlan): string[] {
  return [
    ...describeDifference('记录', records),
    ...describeDifference('同义词', synonyms),
    `设置：${settings.length > 0 ? `更改 ${settings.join('、')}` : '不变'}`,
  ];
}

function describeDifference(name: string, difference: Difference): string[] {
  const {added, changed, removed, unchanged} = difference;
  const lines = [
    `${name}：新增 ${added.length}，更改 ${changed.length}，删除 ${removed.length}，不变 ${unchanged}`,
  ];
  for (const [sign, ids] of [
    ['+', added],
    ['~', changed],
    ['-', removed],
  ] as const) {
    lines.push(...ids.slice(0, SHOWN_IDS).map((id) => `  ${sign} ${id}`));
    if (ids.length > SHOWN_IDS) {
      lines.push(`  ${sign} 另外 ${ids.length - SHOWN_IDS} 个`);
    }
  }
  return lines;
}
