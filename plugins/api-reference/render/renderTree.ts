import {texts} from '../texts';
import {element, type Content} from './hast';

/** A tree with a button that unfolds all of it; the button only shows where something folds. */
export function renderTree(deep: boolean, ...tree: Content[]): Content {
  return element(
    'div',
    {className: ['api-tree'], dataApiTree: ''},
    deep &&
      element(
        'button',
        {type: 'button', className: ['api-tree__expand', 'api-needs-script'], dataApiExpand: ''},
        texts.expandAll,
      ),
    tree,
  );
}
