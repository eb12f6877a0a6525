import type {RegisteredCheck, RegisteredKind} from './loadKinds';
import {isSettled, type Result} from './results';

export interface Choice {
  /** Left out: every page. */
  pages?: ReadonlySet<string>;
  all: boolean;
}

/** The checks that must run: all that are asked for, less those that passed with this content. */
export function chooseChecks(
  {inPageOrder = false}: Pick<RegisteredKind, 'inPageOrder'>,
  checks: RegisteredCheck[],
  known: Record<string, Result>,
  {pages: wanted, all}: Choice,
): RegisteredCheck[] {
  const asked = checks.filter((check) => wanted?.has(check.page) ?? true);
  if (all) {
    return asked;
  }
  const open = asked.filter((check) => !isSettled(check, known[check.id]));
  if (!inPageOrder) {
    return open;
  }
  const sequenceOf = ({page, sequence}: RegisteredCheck) => sequence ?? page;
  const sequences = new Set(open.map(sequenceOf));
  return asked.filter((check) => sequences.has(sequenceOf(check)));
}
