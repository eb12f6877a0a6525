import {texts} from '@site/site/texts';

/** The query parameter that keeps what was typed: a filtered table can be linked and reloaded. */
export const filterParameter = 'filter';

/**
 * Shows the rows that contain every word typed, in any cell; tables and sections left without a row are hidden.
 */
export function filterTables(input: HTMLInputElement): void {
  const filterable = input.closest('.filterable')!;
  const words = input.value.trim().toLowerCase().split(/\s+/);
  const isFiltered = words[0] !== '';
  let shown = 0;
  for (const table of filterable.querySelectorAll('.table')) {
    let left = 0;
    for (const row of table.querySelectorAll('tbody tr')) {
      const content = row.textContent.toLowerCase();
      const matches = words.every((word) => content.includes(word));
      row.toggleAttribute('hidden', !matches);
      left += Number(matches);
    }
    table.toggleAttribute('hidden', left === 0);
    shown += left;
  }
  hideEmptySections(filterable, isFiltered);
  const {matches, nothing} = texts.filter;
  filterable.querySelector('.filterable__count')!.textContent = !isFiltered
    ? ''
    : shown > 0
      ? matches(shown)
      : nothing;
  filterable.querySelector('.filterable__clear')!.toggleAttribute('hidden', !isFiltered);
  keepInAddress(input.value.trim());
}

/** While a filter is set, whatever stands beside the tables only explains rows that may be hidden. */
function hideEmptySections(filterable: Element, isFiltered: boolean): void {
  let heading: Element | undefined;
  for (const child of filterable.children) {
    if (/^H[2-6]$/.test(child.tagName)) {
      heading = child;
      child.toggleAttribute('hidden', isFiltered);
    } else if (child.matches('.table')) {
      if (isFiltered && !child.hasAttribute('hidden')) {
        heading?.removeAttribute('hidden');
      }
    } else if (!child.matches('.filterable__bar')) {
      child.toggleAttribute('hidden', isFiltered);
    }
  }
}

function keepInAddress(value: string): void {
  const address = new URL(window.location.href);
  if (value) {
    address.searchParams.set(filterParameter, value);
  } else {
    address.searchParams.delete(filterParameter);
  }
  // The router's own state goes along: Back must find it.
  window.history.replaceState(window.history.state, '', address);
}

export function clearFilter(button: Element): void {
  const input = button.closest('.filterable')!.querySelector('input')!;
  input.value = '';
  filterTables(input);
  input.focus();
}

/** A filter that came with the address is in force from the start. */
export function restoreFilter(): void {
  const input = document.querySelector<HTMLInputElement>('[data-filter-table]');
  const value = new URLSearchParams(window.location.search).get(filterParameter);
  if (input && value) {
    input.value = value;
    filterTables(input);
  }
}
