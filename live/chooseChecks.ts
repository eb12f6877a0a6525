import type {RegisteredKind} from './loadKinds';
import {isSettled, type Result} from './results';
import type {Check} from './types';

export interface Choice {
  /** Left out: every page. */
  pages?: ReadonlySet<string>;
  all: boolean;
}

/** The checks that must run: all that are asked for, less those that passed with this content. */
export function chooseChecks(
  {inPageOrder = false}: Pick<RegisteredKind, 'inPageOrder'>,
  checks: Check[],
  known: Record<string, Result>,
  {pages: wanted, all}: Choice,
): Check[] {
  const asked = checks.filter((check) => wanted?.has(check.page) ?? true);
  if (all) return asked;
  const open = asked.filter((check) => !isSettled(check, known[check.id]));
  if (!inPageOrder) return open;
  const pages = new Set(open.map((check) => check.page));
  return asked.filter((check) => pages.has(check.page));
}
