import {useHistory} from '@docusaurus/router';
import React, {useCallback, useId, useMemo, useRef, useState} from 'react';
import type {KeyboardEvent, ReactNode} from 'react';
import {cutQuery, MAX_DIALOG_QUERY_LENGTH} from '../cutQuery';
import {onPlainClick} from '../onPlainClick';
import {getSearchData, warmSearch} from '../searchData';
import {readHitAddress, searchPageUrl} from '../sitePath';
import {firstSuggestions, texts} from '../texts';
import type {SearchResponse} from '../../types';
import {arrangeForDialog} from './arrangeForDialog';
import {Footer} from './Footer';
import {groupHits} from './groupHits';
import {createInsights} from './insights';
import {type RowGroup, RowGroups, rowId} from './RowGroups';
import {type SavedSearches, withOpened} from './savedSearches';
import {SearchBox} from './SearchBox';
import {ErrorScreen, NoResultsScreen, NothingSavedScreen} from './screens';
import {StartPoints} from './StartPoints';
import {useAnnouncement} from './useAnnouncement';
import {type SearchOutcome, useDialogSearch} from './useDialogSearch';
import {useModal} from './useModal';
import {useSavedSearches} from './useSavedSearches';
import './dialog.css';

export interface SearchDialogProps {
  initialQuery?: string;
  onClose: () => void;
  /** Where the page was scrolled to when the dialog opened; restored when it closes. */
  initialScrollY: number;
}

/** What Safari gives for the Enter that confirms a composition, which it reports as ended. */
const COMPOSITION_KEY_CODE = 229;

// Loading this code means that the reader is about to search (hover, focus or click).
if (typeof window !== 'undefined') {
  warmSearch();
}

/** The caller mounts it to open it, usually in a portal on the body, and unmounts it when `onClose` is called. */
export default function SearchDialog({
  initialQuery = '',
  onClose,
  initialScrollY,
}: SearchDialogProps): ReactNode {
  const data = getSearchData();
  const history = useHistory();
  const container = useRef<HTMLDivElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [firstText] = useState(() => cutQuery(initialQuery, MAX_DIALOG_QUERY_LENGTH));
  const [text, setText] = useState(firstText);
  const [chosen, setChosen] = useState<Chosen>(FIRST_ROW);
  const [suggestions, setSuggestions] = useState(firstSuggestions);
  const {saved, change: changeSaved} = useSavedSearches();
  const {message, announce} = useAnnouncement();
  const [insights] = useState(() => createInsights(data));

  const onOutcome = useCallback(
    (outcome: SearchOutcome) => {
      announce(outcome);
      if (outcome.kind === 'answer' && outcome.response.hits.length > 0) {
        const {hits} = outcome.response;
        // Should the next letter lead nowhere, these titles are the nearest to what was meant.
        setSuggestions([...new Set(hits.map(({hierarchy}) => hierarchy.lvl1))]);
        insights.viewed(hits.map(({objectID}) => objectID));
      }
    },
    [announce, insights],
  );
  const {status, answer, ask} = useDialogSearch(firstText, onOutcome);
  const dismiss = useCallback(() => {
    onClose();
    // A keyboard on the screen may have pushed the page.
    window.scrollTo(0, initialScrollY);
  }, [onClose, initialScrollY]);
  useModal(container, dismiss);

  const hasQuery = text.trim() !== '';
  const groups = useMemo(
    () => (hasQuery ? groupsOf(answer) : savedGroups(saved)),
    [hasQuery, answer, saved],
  );
  const rows = groups.flatMap((group): RowGroup['rows'] => group.rows);
  const active = placeOf(chosen, rows);
  const hasRows = status !== 'error' && rows.length > 0;

  const onText = (next: string, isComposing: boolean): void => {
    setText(next);
    if (!isComposing) {
      setChosen(FIRST_ROW);
      dropdown.current?.scrollTo(0, 0);
      ask(next);
    }
  };
  const goTo = (address: string): void => {
    onClose();
    history.push(address);
  };
  const open = (index: number, inNewWindow = false): void => {
    const hit = rows[index];
    const address = hit && readHitAddress(hit.url, data, window.location.origin);
    if (!address) {
      return;
    }
    changeSaved((before) => withOpened(before, hit));
    if (hasQuery) {
      insights.opened(hit.objectID, index + 1, answer?.queryID);
    }
    if (inNewWindow) {
      window.open(address.href, '_blank', 'noopener');
    } else if (address.isInternal) {
      goTo(address.href);
    } else {
      onClose();
      window.location.assign(address.href);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSITION_KEY_CODE) {
      return;
    }
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      const index = (active + step + rows.length) % rows.length;
      setChosen({index, objectID: rows[index]?.objectID});
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open(active, event.ctrlKey || event.metaKey || event.shiftKey);
    }
  };

  return (
    <div
      ref={container}
      className="search-dialog"
      role="dialog"
      aria-modal="true"
      aria-label={texts.dialogLabel}
      tabIndex={-1}
    >
      <div className="search-dialog__modal">
        <SearchBox
          text={text}
          listId={hasRows ? listId : undefined}
          activeId={hasRows ? rowId(listId, active) : undefined}
          isWaiting={status === 'stalled'}
          onText={onText}
          onKeyDown={onKeyDown}
          onCancel={dismiss}
        />
        <div ref={dropdown} className="search-dialog__results">
          {status === 'error' && <ErrorScreen />}
          {hasRows && (
            <RowGroups
              groups={groups}
              listId={listId}
              activeIndex={active}
              onPoint={(index) => setChosen({index})}
              onOpen={open}
              onChangeSaved={changeSaved}
            />
          )}
          {!hasQuery && rows.length === 0 && <NothingSavedScreen />}
          {answer && rows.length === 0 && hasQuery && (
            <NoResultsScreen
              query={answer.query}
              suggestions={suggestions}
              onSuggestion={(suggestion) => {
                onText(cutQuery(suggestion, MAX_DIALOG_QUERY_LENGTH), false);
                container.current?.querySelector('input')?.focus();
              }}
            />
          )}
          {answer && rows.length > 0 && hasQuery && (
            <SeeAll answer={answer} address={searchPageUrl(data, text)} onOpen={goTo} />
          )}
        </div>
        {!text && <StartPoints onOpen={goTo} />}
        <Footer />
      </div>
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </div>
  );
}

interface Chosen {
  index: number;
  /** Of a row chosen with the arrows: it stays chosen when a better answer moves it. */
  objectID?: string | undefined;
}

const FIRST_ROW: Chosen = {index: 0};

function placeOf({index, objectID}: Chosen, rows: RowGroup['rows']): number {
  const moved = objectID === undefined ? -1 : rows.findIndex((row) => row.objectID === objectID);
  return moved >= 0 ? moved : Math.min(index, rows.length - 1);
}

function groupsOf(answer: SearchResponse | null): RowGroup[] {
  return groupHits(arrangeForDialog(answer?.hits ?? [])).map(({chapter, hits}) => ({
    kind: 'hits',
    title: chapter,
    rows: hits,
  }));
}

function savedGroups({recent, favourites}: SavedSearches): RowGroup[] {
  const groups: RowGroup[] = [
    {kind: 'recent', title: texts.start.recent, rows: recent},
    {kind: 'favourites', title: texts.start.favorites, rows: favourites},
  ];
  return groups.filter(({rows}) => rows.length > 0);
}

interface SeeAllProps {
  answer: SearchResponse;
  address: string;
  onOpen: (address: string) => void;
}

function SeeAll({answer: {isPartial, nbHits}, address, onOpen}: SeeAllProps): ReactNode {
  const {zh, en} = texts.seeAll(isPartial ? undefined : nbHits);
  return (
    <p className="search-dialog__all">
      <a href={address} onClick={(event) => onPlainClick(event, () => onOpen(address))}>
        {zh} <span lang="en">{en}</span>
      </a>
    </p>
  );
}
