import {texts} from '@site/site/texts';

/** The query parameter that keeps what was typed: a filtered table can be linked and reloaded. */
export const filterParameter = 'filter';

type RowTest = (row: HTMLElement) => boolean;

const inputOf = (filterable: Element) => filterable.querySelector('input')!;
const choicesOf = (filterable: Element) => [
  ...filterable.querySelectorAll<HTMLSelectElement>('.filterable__choice'),
];

/** Shows the rows that match; tables and sections left without a row are hidden. */
export function filterTables(control: Element): void {
  const filterable = control.closest('.filterable')!;
  const tests = readTests(filterable);
  const isFiltered = tests.length > 0;
  let shown = 0;
  for (const table of filterable.querySelectorAll('.table')) {
    let left = 0;
    for (const row of table.querySelectorAll<HTMLElement>('tbody tr')) {
      const matches = tests.every((test) => test(row));
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
  keepInAddress(filterable);
}

/** Every word typed stands in some cell, or in the row's own spelling of it; every choice made is met. */
function readTests(filterable: Element): RowTest[] {
  const words = inputOf(filterable).value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return [
    ...words.map(
      (word): RowTest =>
        (row) =>
          `${row.textContent} ${row.dataset.words ?? ''}`.toLowerCase().includes(word),
    ),
    ...choicesOf(filterable)
      .filter(({value}) => value)
      .map(({value, ariaLabel}): RowTest => (row) => {
        const cell = cellUnder(ariaLabel!, row);
        return (
          cell?.textContent === value ||
          Array.from(cell?.querySelectorAll('.data-type, code') ?? []).some(
            (part) => part.textContent === value,
          )
        );
      }),
  ];
}

/** Cells of narrow tables carry no label of their own: their heading stands above them at every width. */
function cellUnder(label: string, row: HTMLElement): Element | null | undefined {
  const headings = [...row.closest('table')!.querySelectorAll('thead tr > *')];
  return (
    row.querySelector(`[data-label="${label}"]`) ??
    row.children[headings.findIndex(({textContent}) => textContent === label)]
  );
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

function keepInAddress(filterable: Element): void {
  const address = new URL(window.location.href);
  const keep = (parameter: string, value: string) => {
    if (value) {
      address.searchParams.set(parameter, value);
    } else {
      address.searchParams.delete(parameter);
    }
  };
  keep(filterParameter, inputOf(filterable).value.trim());
  for (const {dataset, value} of choicesOf(filterable)) {
    keep(dataset.parameter!, value);
  }
  // The router's own state goes along: Back must find it.
  window.history.replaceState(window.history.state, '', address);
}

export function clearFilter(button: Element): void {
  const filterable = button.closest('.filterable')!;
  const input = inputOf(filterable);
  for (const control of [input, ...choicesOf(filterable)]) {
    control.value = '';
  }
  filterTables(input);
  input.focus();
}

/** A filter that came with the address is in force from the start. */
export function restoreFilter(): void {
  const filterable = document.querySelector('.filterable');
  if (!filterable) {
    return;
  }
  const wanted = new URLSearchParams(window.location.search);
  const input = inputOf(filterable);
  input.value = wanted.get(filterParameter) ?? '';
  for (const choice of choicesOf(filterable)) {
    choice.value = wanted.get(choice.dataset.parameter!) ?? '';
    // A value that is not offered leaves the choice open.
    choice.selectedIndex = Math.max(0, choice.selectedIndex);
  }
  if (readTests(filterable).length > 0) {
    filterTables(input);
  }
}
