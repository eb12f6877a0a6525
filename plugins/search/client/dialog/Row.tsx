import React, {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {Highlighted} from '../Highlighted';
import {onPlainClick} from '../onPlainClick';
import {getSearchData} from '../searchData';
import {readHitAddress} from '../sitePath';
import type {SearchHit} from '../../types';
import {Icon, type IconName} from './icons';
import type {StoredSearch} from './readStoredSearches';

export interface RowProps {
  hit: SearchHit | StoredSearch;
  id: string;
  icon: IconName;
  isActive: boolean;
  /** Stands under the row of its own page. */
  isChild?: boolean;
  onPoint: () => void;
  onOpen: () => void;
  /** What can be done with it besides opening it. */
  actions?: ReactNode;
}

/** One hit or stored search: a page by its title, anything else with its page as path. */
export function Row({
  hit,
  id,
  icon,
  isActive,
  isChild,
  onPoint,
  onOpen,
  actions,
}: RowProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) {
      row.current?.scrollIntoView({block: 'nearest'});
    }
  }, [isActive]);
  const href = readHitAddress(hit.url, getSearchData(), window.location.origin)?.href;
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the field keeps the focus and names the row by aria-activedescendant
    <div
      ref={row}
      id={id}
      role="row"
      aria-selected={isActive}
      className={`search-dialog__hit${isChild ? ' search-dialog__hit--child' : ''}`}
      onMouseMove={onPoint}
    >
      <span role="gridcell" className="search-dialog__hit-cell">
        <a href={href} onClick={(event) => onPlainClick(event, onOpen)}>
          <span className="search-dialog__hit-icon">
            <Icon name={icon} />
          </span>
          <span className="search-dialog__hit-text">
            <span className="search-dialog__hit-title">{titleOf(hit)}</span>
            {hit.type !== 'lvl1' && (
              <span className="search-dialog__hit-path">{levelOf(hit, 'lvl1')}</span>
            )}
          </span>
          {!actions && (
            <span className="search-dialog__hit-enter">
              <Icon name="open" />
            </span>
          )}
        </a>
      </span>
      {actions && (
        <span role="gridcell" className="search-dialog__hit-actions">
          {actions}
        </span>
      )}
    </div>
  );
}

function titleOf(hit: SearchHit | StoredSearch): ReactNode {
  if (hit.type !== 'content') {
    return levelOf(hit, hit.type);
  }
  const painted = '_snippetResult' in hit ? hit._snippetResult.content?.value : undefined;
  return painted === undefined ? hit.content : <Highlighted html={painted} />;
}

function levelOf(
  hit: SearchHit | StoredSearch,
  level: Exclude<SearchHit['type'], 'content'>,
): ReactNode {
  const painted =
    '_snippetResult' in hit
      ? (hit._snippetResult.hierarchy[level] ?? hit._highlightResult.hierarchy[level])?.value
      : undefined;
  return painted === undefined ? hit.hierarchy[level] : <Highlighted html={painted} />;
}
