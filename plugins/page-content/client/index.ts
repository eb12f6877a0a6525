import {loadOnDemand} from '@site/lib/loadOnDemand';
import {handleCopy} from './copyCode';
import {restoreTabs, handleTabClick, handleTabKey} from './tabs';
import {openDetailsAtHash} from './openDetailsAtHash';

/** Few readers wrap or unfold code. */
function handleCodeAction({target}: Event): void {
  const button = (target as Element).closest('[data-code-wrap],[data-code-expand]');
  if (button) {
    void loadOnDemand(
      () => import('./codeActions'),
      ({toggleRest, toggleWrap}) =>
        (button.matches('[data-code-wrap]') ? toggleWrap : toggleRest)(button),
    );
  }
}

/** Few pages have a table to filter. */
const withFilter = (use: (filter: typeof import('./filterTables')) => void): void =>
  void loadOnDemand(() => import('./filterTables'), use);

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => void handleCopy(event));
  document.addEventListener('click', handleCodeAction);
  document.addEventListener('click', handleTabClick);
  document.addEventListener('keydown', handleTabKey);
  document.addEventListener('input', ({target}) => {
    if ((target as Element).matches('[data-filter-table]')) {
      withFilter(({filterTables}) => filterTables(target as Element));
    }
  });
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('.filterable__clear');
    if (button) {
      withFilter(({clearFilter}) => clearFilter(button));
    }
  });
  window.addEventListener('hashchange', openDetailsAtHash);
  window.addEventListener('storage', restoreTabs);
  // Before the reader begins: what changes later moves the words that are being read.
  restoreTabs();
}

/** The static file cannot say it: minifying keeps only the bare attribute. */
function letSearchFindFoldedCode(): void {
  for (const rest of document.querySelectorAll('.code__rest[hidden]')) {
    rest.setAttribute('hidden', 'until-found');
  }
}

/**
 * The reader goes to a place on this page, or to another page: before it scrolls there, all heights become real
 * (src/css/lay-out-later.css).
 */
export function onRouteUpdate({previousLocation}: {previousLocation: unknown}): void {
  if (previousLocation) {
    document.documentElement.removeAttribute('data-from-top');
  }
}

export function onRouteDidUpdate(): void {
  restoreTabs();
  letSearchFindFoldedCode();
  openDetailsAtHash();
  if (window.location.search && document.querySelector('[data-filter-table]')) {
    withFilter(({restoreFilter}) => restoreFilter());
  }
}
