import React from 'react';
import type {ReactNode} from 'react';
import {texts} from '../texts';
import type {SearchHit} from '../../types';
import {Icon, type IconName} from './icons';
import type {StoredSearch} from './readStoredSearches';
import {Row} from './Row';
import {type SavedSearches, withFavourite, withoutSearch} from './savedSearches';

export type RowGroup =
  | {kind: 'hits'; title: string; rows: SearchHit[]}
  | {kind: 'recent' | 'favourites'; title: string; rows: StoredSearch[]};

export interface RowGroupsProps {
  groups: RowGroup[];
  listId: string;
  activeIndex: number;
  onPoint: (index: number) => void;
  onOpen: (index: number) => void;
  onChangeSaved: (next: (saved: SavedSearches) => SavedSearches) => void;
}

export const rowId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * All rows, numbered through: the arrows do not stop at the border of a group. A grid and not a list box: a row
 * holds a link, and buttons where it is a stored search, which an option may not.
 */
export function RowGroups({
  groups,
  listId,
  activeIndex,
  onPoint,
  onOpen,
  onChangeSaved,
}: RowGroupsProps): ReactNode {
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((count, {rows}) => count + rows.length, 0),
  );
  return (
    <div id={listId} role="grid" aria-label={texts.resultsLabel}>
      {groups.map((group, at) => (
        <div
          key={`${group.kind} ${group.title}`}
          className="search-dialog__group"
          role="rowgroup"
          aria-label={group.title}
        >
          <div className="search-dialog__chapter" aria-hidden="true">
            {group.title}
          </div>
          {group.rows.map((hit, offset) => {
            const index = starts[at]! + offset;
            return (
              <Row
                key={hit.objectID}
                hit={hit}
                id={rowId(listId, index)}
                icon={iconOf(group.kind, hit)}
                isActive={index === activeIndex}
                isChild={group.kind === 'hits' && hasPageRow(group.rows, offset)}
                onPoint={() => onPoint(index)}
                onOpen={() => onOpen(index)}
                actions={
                  group.kind !== 'hits' && (
                    <SavedActions kind={group.kind} search={hit} onChange={onChangeSaved} />
                  )
                }
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface SavedActionsProps {
  kind: 'recent' | 'favourites';
  search: StoredSearch;
  onChange: RowGroupsProps['onChangeSaved'];
}

function SavedActions({kind, search, onChange}: SavedActionsProps): ReactNode {
  const {saveRecent, removeRecent, removeFavorite} = texts.start;
  const remove = kind === 'recent' ? removeRecent : removeFavorite;
  return (
    <>
      {kind === 'recent' && (
        <button
          type="button"
          title={saveRecent}
          aria-label={saveRecent}
          onClick={() => onChange((saved) => withFavourite(saved, search))}
        >
          <Icon name="favourite" />
        </button>
      )}
      <button
        type="button"
        title={remove}
        aria-label={remove}
        onClick={() => onChange((saved) => withoutSearch(saved, search))}
      >
        <Icon name="clear" />
      </button>
    </>
  );
}

function iconOf(kind: RowGroup['kind'], {type}: {type: SearchHit['type']}): IconName {
  if (kind !== 'hits') {
    return kind === 'recent' ? 'recent' : 'favourite';
  }
  return type === 'lvl1' ? 'page' : type === 'content' ? 'passage' : 'heading';
}

/** Hits of one page stand together; those after the row of the page itself are drawn under it. */
function hasPageRow(rows: SearchHit[], offset: number): boolean {
  const {type, hierarchy} = rows[offset]!;
  return (
    type !== 'lvl1' &&
    rows
      .slice(0, offset)
      .some((row) => row.type === 'lvl1' && row.hierarchy.lvl1 === hierarchy.lvl1)
  );
}
