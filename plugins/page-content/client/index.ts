import {handleCopy} from './copyCode';
import {restoreTabs, handleTabClick, handleTabKey} from './tabs';
import {openDetailsAtHash} from './openDetailsAtHash';

/** Few pages have a table to filter: its code comes when it is needed. */
const filter = () => import('./filterTables');

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => void handleCopy(event));
  document.addEventListener('click', handleTabClick);
  document.addEventListener('keydown', handleTabKey);
  document.addEventListener('input', ({target}) => {
    if ((target as Element).matches('[data-filter-table]')) {
      void filter().then(({filterTables}) => filterTables(target as HTMLInputElement));
    }
  });
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('.filterable__clear');
    if (button) {
      void filter().then(({clearFilter}) => clearFilter(button));
    }
  });
  window.addEventListener('hashchange', openDetailsAtHash);
  window.addEventListener('storage', restoreTabs);
}

export function onRouteDidUpdate(): void {
  restoreTabs();
  openDetailsAtHash();
  if (window.location.search && document.querySelector('[data-filter-table]')) {
    void filter().then(({restoreFilter}) => restoreFilter());
  }
}
