/** Rows whose first cell does not contain the words typed are hidden, and so are tables left empty. */
export function filterTables(event: globalThis.Event): void {
  const input = event.target as HTMLInputElement;
  if (!input.matches('[data-filter-table]')) {
    return;
  }
  const filterable = input.closest('.filterable')!;
  const wanted = input.value.trim().toLowerCase();
  let shown = 0;
  for (const table of filterable.querySelectorAll('.table')) {
    let left = 0;
    for (const row of table.querySelectorAll('tbody tr')) {
      const matches = (row.firstElementChild?.textContent ?? '').toLowerCase().includes(wanted);
      row.toggleAttribute('hidden', !matches);
      left += Number(matches);
    }
    table.toggleAttribute('hidden', left === 0);
    shown += left;
  }
  filterable.querySelector('.filterable__count')!.textContent = wanted ? `${shown} 项匹配` : '';
}
