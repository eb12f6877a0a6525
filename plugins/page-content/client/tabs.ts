const storageKey = (group: string) => `langflow-docs.tabs.${group}`;

/** Storage that throws (private mode, blocked cookies) behaves as empty. */
function readChoice(group: string): string | null {
  try {
    return window.localStorage.getItem(storageKey(group));
  } catch {
    return null;
  }
}

function storeChoice(group: string, value: string): void {
  try {
    window.localStorage.setItem(storageKey(group), value);
  } catch {
    // Nothing to do: the choice lasts until the page is left.
  }
}

function select(tabs: Element, value: string): void {
  const own = (selector: string) => [...tabs.querySelectorAll<HTMLElement>(`:scope > ${selector}`)];
  const buttons = own('.tabs__list > .tabs__tab');
  const offered = buttons.map((button) => button.dataset.value!);
  // Who chose `typescript-client` reads `typescript` where there is no more than that.
  const shown = offered.includes(value) ? value : value.split('-')[0]!;
  if (!offered.includes(shown)) {
    return;
  }
  for (const button of buttons) {
    const active = button.dataset.value === shown;
    button.setAttribute('aria-selected', String(active));
    button.tabIndex = active ? 0 : -1;
  }
  for (const panel of own('.tabs__panel')) {
    panel.classList.toggle('tabs__panel--active', panel.dataset.value === shown);
  }
}

function choose(button: HTMLElement): void {
  const tabs = button.closest<HTMLElement>('.tabs');
  const {value} = button.dataset;
  if (!tabs || value === undefined) {
    return;
  }
  // Other sets of the group grow or shrink above the reader's place: keep the pressed tab where it is.
  const before = button.getBoundingClientRect().top;
  select(tabs, value);
  const group = tabs.dataset.tabGroup;
  if (group !== undefined) {
    storeChoice(group, value);
    document
      .querySelectorAll(`.tabs[data-tab-group="${group}"]`)
      .forEach((other) => select(other, value));
  }
  window.scrollBy({top: button.getBoundingClientRect().top - before, behavior: 'instant'});
}

export function handleTabClick(event: globalThis.MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>('.tabs__tab');
  if (button) {
    choose(button);
  }
}

export function handleTabKey(event: globalThis.KeyboardEvent): void {
  const button = (event.target as Element).closest?.<HTMLElement>('.tabs__tab');
  if (!button) {
    return;
  }
  const buttons = [...button.parentElement!.querySelectorAll<HTMLElement>('.tabs__tab')];
  const index = buttons.indexOf(button);
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % buttons.length,
    ArrowLeft: (index - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const target = buttons[targets[event.key] ?? -1];
  if (target) {
    event.preventDefault();
    choose(target);
    target.focus();
  }
}

export function restoreTabs(): void {
  document.querySelectorAll<HTMLElement>('.tabs[data-tab-group]').forEach((tabs) => {
    const value = readChoice(tabs.dataset.tabGroup!);
    if (value !== null) {
      select(tabs, value);
    }
  });
}
