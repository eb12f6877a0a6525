import type {Element} from 'hast';
import {classesOf} from '../../../lib/markup';

/** Controls and pictures: a reader of plain text cannot use them, and words beside them say the same. */
const SKIPPED_TAGS = new Set('button input label nav output script style svg'.split(' '));

const SKIPPED_CLASSES = new Set([
  // The same for every picture.
  'flow-menu',
  'hash-link',
  'hero-block__search',
  // The same links stand below, with words about them.
  'hero-block__actions',
  'filterable__bar',
  // The overview names the file for all operations.
  'api-endpoint__file',
  'api-filter',
  'api-filter__empty',
  'api-server',
  // The page's description stands below the title already.
  'api-operation__summary',
]);

/** Not by `hidden`: a filter hides rows for a moment that belong to the page all the same. */
export const isSkipped = (node: Element): boolean =>
  SKIPPED_TAGS.has(node.tagName) ||
  node.properties.ariaHidden === 'true' ||
  classesOf(node).some((name) => SKIPPED_CLASSES.has(name));
