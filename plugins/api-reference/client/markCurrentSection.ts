let observer: IntersectionObserver | undefined;

/** Marks in the page's table of contents the section that is being read. */
export function markCurrentSection(): void {
  observer?.disconnect();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.api-contents a')];
  const headings = links
    .map((link) => document.getElementById(link.hash.slice(1)))
    // The samples stand beside the text on wide screens and are then always in view.
    .filter((heading): heading is HTMLElement => Boolean(heading?.closest('.api-operation__text')));
  if (headings.length === 0) {
    return;
  }
  const mark = () => {
    const top = window.innerHeight * 0.3;
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < top);
    const current = passed[passed.length - 1];
    for (const link of links) {
      if (link.hash === `#${current?.id}`) {
        link.setAttribute('aria-current', 'true');
      } else {
        link.removeAttribute('aria-current');
      }
    }
  };
  observer = new IntersectionObserver(mark, {rootMargin: '0px 0px -70% 0px'});
  for (const heading of headings) {
    observer.observe(heading);
  }
}
