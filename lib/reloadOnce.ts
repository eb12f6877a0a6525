/**
 * After a deploy an open tab asks for files that are gone. Loading the page anew gives it the new ones; once,
 * because a server may also lack them for good. The mark that prevents a second time stands in the entry of the
 * browser's history: it survives the reload and needs no storage.
 */

const MARK = 'afterReload';

type EntryState = Record<string, unknown> | null;

const entryState = (): EntryState => window.history.state as EntryState;

function mark(value: string | null | undefined): void {
  window.history.replaceState({...entryState(), [MARK]: value}, '');
}

/** A file of the site is gone, as against a network that fails: then the server answers something else. */
async function isGone(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {cache: 'no-store'});
    return !response.ok || /html/.test(response.headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}

/**
 * Loads the page anew if the error says that the site is another one now: a script that is gone, an index of
 * another version. Resolves to whether it does. The query is what the reader had searched for, if anything.
 */
export async function reloadIfOutdated(
  error: unknown,
  query: string | null = null,
): Promise<boolean> {
  const {request, isOutdated} = error as {request?: string; isOutdated?: boolean};
  const isOld = isOutdated ?? (request !== undefined && (await isGone(request)));
  if (!isOld || entryState()?.[MARK] !== undefined) {
    return false;
  }
  mark(query);
  window.location.reload();
  return true;
}

/** The query with which this page was loaded anew, given once; undefined if it was not. */
export function takeQueryAfterReload(): string | undefined {
  const query = entryState()?.[MARK];
  if (typeof query !== 'string') {
    return undefined;
  }
  mark(null);
  return query;
}

/** To be called when what was missing works: another deploy may then reload again. */
export function forgetReload(): void {
  if (entryState()?.[MARK] !== undefined) {
    mark(undefined);
  }
}
