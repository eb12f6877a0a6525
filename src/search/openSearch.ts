/** Anything on a page can ask for the search dialog; the search button in the navbar owns it. */

export interface SearchRequest {
  initialQuery?: string;
}

const eventName = 'langflow-docs:open-search';

export function openSearch(request: SearchRequest = {}): void {
  window.dispatchEvent(new CustomEvent<SearchRequest>(eventName, {detail: request}));
}

export function onSearchRequest(listener: (request: SearchRequest) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<SearchRequest>).detail);
  window.addEventListener(eventName, handle);
  return () => window.removeEventListener(eventName, handle);
}
