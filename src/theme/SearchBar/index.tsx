import React, {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import Loadable, {type LoadingComponentProps} from 'react-loadable';
import Loading from '@theme/Loading';
import {reloadIfOutdated, takeQueryAfterReload} from '@site/lib/reloadOnce';
import {joinQuoted, texts} from '@site/site/texts';
import {isMac} from '@site/src/search/isMac';
import {onSearchRequest, openSearch, type SearchRequest} from '@site/src/search/openSearch';
import {keepTyped} from '@site/src/search/keepTyped';
import {listenForShortcuts} from '@site/src/search/listenForShortcuts';
import styles from './styles.module.css';

function DialogLoading(props: LoadingComponentProps): ReactNode {
  return (
    <div className={styles.loading}>
      <Loading {...props} />
    </div>
  );
}

/** What the reader asked for, should the page have to load anew to get the dialog. */
let wantedQuery = '';

/** The only place that names the module: each `import()` would become a chunk of its own. */
const importDialog = () => import('@site/plugins/search/client/dialog/SearchDialog');

async function loadDialog() {
  try {
    return (await importDialog()).default;
  } catch (error) {
    if (!(await reloadIfOutdated(error, wantedQuery))) {
      throw error;
    }
    // The page is about to go: what it would say of this error nobody could read.
    return new Promise<never>(() => undefined);
  }
}

/** On a bad line the dialog takes its time or never comes: the page goes on, and the reader can try again. */
const SearchDialog = Loadable({
  loader: loadDialog,
  loading: DialogLoading,
});

/** A reader who points at the button will probably press it; if this fails, pressing it says so. */
const warm = () => void importDialog().catch(() => undefined);

const neverChanges = () => () => {};

/** Known to the browser alone; pages are built with the key of most readers. */
const readKey = () => (isMac() ? '⌘ K' : 'Ctrl K');

interface OpenDialog extends SearchRequest {
  scrollY: number;
}

/** The navbar's search button. It owns the dialog, whose code loads on first use or on hover and focus. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>();
  const isOpen = dialog !== undefined;
  const key = useSyncExternalStore(neverChanges, readKey, () => 'Ctrl K');

  const open = useCallback((request: SearchRequest) => {
    wantedQuery = request.initialQuery ?? '';
    setDialog({...request, scrollY: window.scrollY});
  }, []);
  const close = useCallback(() => {
    // The dialog is gone before the button takes the focus: while it stands, it takes the focus back.
    flushSync(() => setDialog(undefined));
    button.current?.focus();
  }, []);

  useEffect(() => onSearchRequest(open), [open]);
  useEffect(() => {
    const query = takeQueryAfterReload();
    if (query !== undefined) {
      openSearch({initialQuery: query});
    }
  }, []);
  // With the commit as well: who types fast loses no letter.
  useLayoutEffect(
    () =>
      isOpen
        ? keepTyped((edit) =>
            setDialog((now) => now && {...now, initialQuery: edit(now.initialQuery ?? '')}),
          )
        : undefined,
    [isOpen],
  );
  // With the commit, not after it: a key pressed in the moment the dialog goes would find it open and close it again.
  useLayoutEffect(() => listenForShortcuts({isOpen, open, close}), [isOpen, open, close]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => openSearch()}
        onMouseEnter={warm}
        onFocus={warm}
        onKeyDown={(event) => {
          if (
            /^[\p{L}\p{N}]$/u.test(event.key) &&
            !event.ctrlKey &&
            !event.metaKey &&
            !event.altKey
          ) {
            event.preventDefault();
            openSearch({initialQuery: event.key});
          }
        }}
      >
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d="M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13ZM15.500 15.500 20 20" />
        </svg>
        <span className={styles.label} aria-hidden="true">
          {texts.search.button}
        </span>
        <span className="visually-hidden">{joinQuoted(texts.search.buttonLabel)}</span>
        <kbd className={styles.key} aria-hidden="true">
          {key}
        </kbd>
      </button>
      {dialog &&
        createPortal(
          <SearchDialog
            initialQuery={dialog.initialQuery}
            initialScrollY={dialog.scrollY}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
}
