import {copyPath} from './copyPath';
import {expandTree} from './expandTree';
import {filterOperations, moveInList} from './filterOperations';
import {markCurrentSection} from './markCurrentSection';
import {editServer, restoreServer} from './serverAddress';

if (typeof document !== 'undefined') {
  document.addEventListener('click', expandTree);
  document.addEventListener('click', (event) => void copyPath(event));
  document.addEventListener('input', editServer);
  document.addEventListener('input', filterOperations);
  document.addEventListener('keydown', moveInList);
  // Before the reader begins: the examples must not change under their eyes.
  restoreServer();
}

export function onRouteDidUpdate(): void {
  restoreServer();
  markCurrentSection();
}
