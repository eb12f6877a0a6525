import type {EventProperties} from '../../types';
import {quietly} from '../quietly';

const headings = '.markdown :is(h1, h2, h3, h4, h5, h6)';
const codeBlocks = '.markdown .code[data-language]';

type OnSeen = (name: string, properties: EventProperties) => void;

/** A heading's own words, without the `#` of the link that stands beside them. */
function describeHeading(heading: Element): EventProperties {
  const words = [...heading.childNodes].filter(
    (node) => !(node instanceof Element && node.matches('.hash-link')),
  );
  return {
    id: heading.id,
    text: words
      .map((node) => node.textContent ?? '')
      .join('')
      .trim(),
    level: Number(heading.tagName.slice(1)),
  };
}

/**
 * Reports each heading and each code block of the page once, when it comes into view. A new `visit` object is a new
 * page view; the same one again continues without repeating.
 */
export function trackReading(onSeen: OnSeen): {start(visit: object): void; stop(): void} {
  let observer: IntersectionObserver | undefined;
  let seenIn: object | undefined;
  let seen = new WeakSet<Element>();

  const stop = () => {
    observer?.disconnect();
    observer = undefined;
  };

  return {
    stop,
    start(visit) {
      stop();
      if (visit !== seenIn) {
        seenIn = visit;
        seen = new WeakSet();
      }
      const blocks = [...document.querySelectorAll<HTMLElement>(codeBlocks)];
      const report = (element: Element) => {
        const position = blocks.indexOf(element as HTMLElement);
        if (position < 0) {
          onSeen('heading_viewed', describeHeading(element));
        } else {
          const language = blocks[position]!.dataset.language ?? '';
          onSeen('code_block_viewed', {language, position: position + 1});
        }
      };
      const current = new IntersectionObserver(
        (entries) => {
          for (const {isIntersecting, target} of entries) {
            if (isIntersecting && !seen.has(target)) {
              seen.add(target);
              current.unobserve(target);
              quietly(() => report(target));
            }
          }
        },
        // A line that only peeks in at the lower edge has not been seen.
        {rootMargin: '0px 0px -48px 0px'},
      );
      observer = current;
      [...document.querySelectorAll(headings), ...blocks]
        .filter((element) => !seen.has(element))
        .forEach((element) => current.observe(element));
    },
  };
}
