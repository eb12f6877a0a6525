import {groupHits} from '../../plugins/search/client/dialog/groupHits';
import type {SearchHit} from '../../plugins/search/types';

/** The dialog asks for so many hits and shows at most five of a chapter. */
export const DIALOG_HITS = 20;
/** The input of the dialog takes no more characters. */
export const DIALOG_QUERY_LENGTH = 64;

/** Hits in the order in which the dialog shows them. */
export const orderAsDialog = (hits: readonly SearchHit[]): SearchHit[] =>
  groupHits(hits).flatMap((group) => group.hits);
