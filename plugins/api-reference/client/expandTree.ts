import {clientTexts as texts} from './texts';

/** Unfolds a whole tree, or folds it again. */
export function expandTree(event: globalThis.MouseEvent): void {
  const button = (event.target as Element).closest('[data-api-expand]');
  const all = [...(button?.closest('[data-api-tree]')?.querySelectorAll('details') ?? [])];
  if (!button || all.length === 0) {
    return;
  }
  const open = all.some((details) => !details.open);
  for (const details of all) {
    details.open = open;
  }
  button.textContent = open ? texts.collapseAll : texts.expandAll;
}
