import {clientTexts as texts} from './texts';

const visibleLinks = () => [
  ...document.querySelectorAll<HTMLElement>('.api-list__item:not([hidden]) > a'),
];

/** Shows the operations whose name, path or method contain every word typed. */
export function filterOperations(event: globalThis.Event): void {
  const input = event.target as HTMLInputElement;
  if (input.matches('[data-api-filter]')) {
    applyFilter(input);
  }
}

function applyFilter(input: HTMLInputElement): void {
  const page = input.closest('.api-overview')!;
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const group of page.querySelectorAll<HTMLElement>('.api-group')) {
    for (const item of group.querySelectorAll<HTMLElement>('.api-list__item')) {
      const text = item.textContent?.toLowerCase() ?? '';
      item.hidden = !words.every((word) => text.includes(word));
    }
    group.hidden = !group.querySelector('.api-list__item:not([hidden])');
  }
  const count = visibleLinks().length;
  page.querySelector('.api-filter__count')!.textContent = texts.filterCount(count);
  page.querySelector<HTMLElement>('.api-filter__empty')!.hidden = count > 0;
}

/** Arrow keys lead from the field into the list and along it; Escape clears the field. */
export function moveInList(event: globalThis.KeyboardEvent): void {
  const at = event.target as HTMLElement;
  const inField = at.matches?.('[data-api-filter]');
  if (!inField && !at.matches?.('.api-list__item > a')) {
    return;
  }
  const field = document.querySelector<HTMLInputElement>('[data-api-filter]');
  const links = visibleLinks();
  const index = inField ? -1 : links.indexOf(at);
  if (event.key === 'ArrowDown') {
    (links[index + 1] ?? links[links.length - 1])?.focus();
  } else if (event.key === 'ArrowUp' && !inField) {
    (links[index - 1] ?? field)?.focus();
  } else if (event.key === 'Escape' && inField && field?.value) {
    field.value = '';
    applyFilter(field);
  } else {
    return;
  }
  event.preventDefault();
}
