import {forgetReload, reloadIfOutdated} from '@site/site/reloadOnce';
import {texts} from '@site/site/texts';
import {handleCopy} from './copyCode';
import {fetchVisibleLinks} from './fetchVisibleLinks';
import {navigationEnded, navigationStarted} from './loadPatiently';
import {restoreTabs, handleTabClick, handleTabKey} from './tabs';
import {openDetailsAtHash} from './openDetailsAtHash';

/** Few readers wrap or unfold code; should its code not come, the block stays as it is. */
async function handleCodeAction({target}: Event): Promise<void> {
  const button = (target as Element).closest('[data-code-wrap],[data-code-expand]');
  if (button) {
    const {toggleRest, toggleWrap} = await import('./codeActions');
    (button.matches('[data-code-wrap]') ? toggleWrap : toggleRest)(button);
  }
}

/** Few pages have a table to filter: its code comes when it is needed, and the bar says so if it does not. */
async function withFilter(use: (filter: typeof import('./filterTables')) => void): Promise<void> {
  try {
    use(await import('./filterTables'));
    forgetReload();
  } catch (error) {
    if (!(await reloadIfOutdated(error))) {
      document.querySelector('.filterable__count')!.textContent = texts.loading.failed;
    }
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => void handleCopy(event));
  document.addEventListener('click', (event) => void handleCodeAction(event));
  document.addEventListener('click', handleTabClick);
  document.addEventListener('keydown', handleTabKey);
  document.addEventListener('input', ({target}) => {
    if ((target as Element).matches('[data-filter-table]')) {
      void withFilter(({filterTables}) => filterTables(target as Element));
    }
  });
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('.filterable__clear');
    if (button) {
      void withFilter(({clearFilter}) => clearFilter(button));
    }
  });
  window.addEventListener('hashchange', openDetailsAtHash);
  window.addEventListener('storage', restoreTabs);
}

/** The static file cannot say it: minifying keeps only the bare attribute. */
function letSearchFindFoldedCode(): void {
  for (const rest of document.querySelectorAll('.code__rest[hidden]')) {
    rest.setAttribute('hidden', 'until-found');
  }
}

export const onRouteUpdate = navigationStarted;

export function onRouteDidUpdate(): void {
  navigationEnded();
  restoreTabs();
  letSearchFindFoldedCode();
  openDetailsAtHash();
  fetchVisibleLinks();
  if (window.location.search && document.querySelector('[data-filter-table]')) {
    void withFilter(({restoreFilter}) => restoreFilter());
  }
}
