/** How far from the edge of its list an item comes to rest. */
const margin = 80;

/** Scrolls the list, never the page: the reader's place in the text is left alone. */
function bringIntoView(item: Element | null, list: Element | null | undefined): void {
  if (!item || !list || list.scrollHeight <= list.clientHeight) {
    return;
  }
  const {top, bottom} = item.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    list.scrollTop += top < frame.top ? top - frame.top - margin : bottom - frame.bottom + margin;
  }
}

const find = (selector: string) => document.querySelector(selector);

const showInSidebar = () =>
  bringIntoView(
    find('.theme-doc-sidebar-menu [aria-current="page"]'),
    find('.theme-doc-sidebar-menu')?.closest('.menu'),
  );

const showInPhoneMenu = () => {
  const item = find('.navbar-sidebar .theme-doc-sidebar-menu [aria-current="page"]');
  bringIntoView(item, item?.closest('.navbar-sidebar__item'));
};

const showInContents = () => {
  const item = find('.table-of-contents__link--active');
  bringIntoView(item, item?.closest('.thin-scrollbar'));
};

if (typeof document !== 'undefined') {
  let frame = 0;
  document.addEventListener(
    'scroll',
    () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(showInContents);
    },
    {passive: true},
  );
  // The phone's menu is made when it opens.
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest('.navbar__toggle')) {
      requestAnimationFrame(() => requestAnimationFrame(showInPhoneMenu));
    }
  });
}

export function onRouteDidUpdate(): void {
  // With the frame that shows the page: measuring now would lay the page out before others have finished with it.
  requestAnimationFrame(showInSidebar);
}
