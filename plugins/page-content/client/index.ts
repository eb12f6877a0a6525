import {handleCopy} from './copyCode';
import {filterTables} from './filterTables';
import {navigationEnded, navigationStarted} from './loadPatiently';
import {restoreTabs, handleTabClick, handleTabKey} from './tabs';
import {openDetailsAtHash} from './openDetailsAtHash';

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => void handleCopy(event));
  document.addEventListener('click', handleTabClick);
  document.addEventListener('keydown', handleTabKey);
  document.addEventListener('input', filterTables);
  window.addEventListener('hashchange', openDetailsAtHash);
  window.addEventListener('storage', restoreTabs);
}

export const onRouteUpdate = navigationStarted;

export function onRouteDidUpdate(): void {
  navigationEnded();
  restoreTabs();
  openDetailsAtHash();
}
