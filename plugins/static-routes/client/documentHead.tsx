import {
  Children,
  Fragment,
  isValidElement,
  useEffect,
  useLayoutEffect,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import {everythingJoined} from './joiningTurns';

/** An element of the head, or what is said of the document itself (`html`, `body`, `title`). */
interface Tag {
  name: string;
  attributes: Map<string, string>;
  text: string;
}

type Attributes = Record<string, string | number | boolean | null | undefined>;

/** How React writes an attribute whose name is not the same in lower case. */
const attributeNames: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

/** The attributes that tell what an element is about; the first that it has counts. */
const subjects: Record<string, string[]> = {
  meta: ['name', 'property', 'http-equiv', 'charset', 'itemprop'],
  link: ['href'],
  script: ['src'],
};

/** What the parts of the page say, in the order in which the parts appeared. */
const words = new Map<symbol, ReactNode>();
let isFirst = true;
let isScheduled = false;

function readTags(said: ReactNode): Tag[] {
  return Children.toArray(said).flatMap((word) => {
    if (!isValidElement<PropsWithChildren<Attributes>>(word)) {
      return [];
    }
    const {children, ...props} = word.props;
    if (word.type === Fragment) {
      return readTags(children);
    }
    const attributes = new Map<string, string>();
    for (const [key, value] of Object.entries(props)) {
      if (value !== undefined && value !== null) {
        attributes.set(attributeNames[key] ?? key.toLowerCase(), String(value));
      }
    }
    const texts = Children.toArray(children) as string[];
    return [{name: String(word.type), attributes, text: texts.join('')}];
  });
}

/** Two elements about the same would contradict each other. */
function subjectOf({name, attributes, text}: Tag): string {
  if (name === 'link' && attributes.get('rel') === 'canonical') {
    return 'canonical';
  }
  const subject = subjects[name]?.find((one) => attributes.has(one));
  return `${name} ${subject ? `${subject}=${attributes.get(subject)}` : text}`;
}

/** Of what is said about the same, that of the last speaker holds. */
function settle(said: Tag[][]): Tag[] {
  const known = new Set<string>();
  return [...said].reverse().flatMap((tags) => {
    const fresh = tags.filter((tag) => !known.has(subjectOf(tag)));
    fresh.forEach((tag) => known.add(subjectOf(tag)));
    return fresh;
  });
}

function createElement({name, attributes, text}: Tag): HTMLElement {
  const element = document.createElement(name);
  element.dataset.rh = 'true';
  attributes.forEach((value, attribute) => element.setAttribute(attribute, value));
  element.textContent = text;
  return element;
}

/** What stands there already is left alone; the server marked its own in the same way. */
function writeElements(tags: Tag[]): void {
  const missing = tags.map(createElement);
  for (const present of document.head.querySelectorAll('[data-rh]:not(title)')) {
    const same = missing.findIndex((element) => element.isEqualNode(present));
    if (same < 0) {
      present.remove();
    } else {
      missing.splice(same, 1);
    }
  }
  document.head.append(...missing);
}

/** Attributes of the document that were written here, and go when nobody speaks of them any more. */
const written = new Map<Element, Set<string>>();

function writeAttributes(element: Element, tags: Tag[]): void {
  const wanted = new Map(tags.flatMap(({attributes}) => [...attributes]));
  for (const name of written.get(element) ?? []) {
    if (!wanted.has(name)) {
      element.removeAttribute(name);
    }
  }
  wanted.forEach((value, name) => {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  });
  written.set(element, new Set(wanted.keys()));
}

function write(): void {
  isScheduled = false;
  const said = [...words.values()].map(readTags);
  const named = (name: string): Tag[] => said.flat().filter((tag) => tag.name === name);
  writeAttributes(document.documentElement, named('html'));
  writeAttributes(document.body, named('body'));
  const title = named('title')
    .filter(({text}) => text !== '')
    .pop()?.text;
  if (title !== undefined && document.title !== title) {
    document.title = title;
  }
  const isElement = ({name}: Tag): boolean => !/^(?:html|body|title)$/.test(name);
  writeElements(settle(said.map((tags) => tags.filter(isElement))));
}

/** All that is said in one go is written at once. At first the server's words stand until every part has spoken. */
async function schedule(): Promise<void> {
  if (isScheduled) {
    return;
  }
  isScheduled = true;
  await (isFirst ? everythingJoined() : new Promise(requestAnimationFrame));
  isFirst = false;
  write();
}

/** In place of the library that the generator uses, which works everything out anew for each of the parts that speak. */
export function Helmet({children}: {children?: ReactNode}): null {
  const [speaker] = useState(Symbol);
  words.set(speaker, children);
  useEffect(() => void schedule());
  // Not an effect: a part that goes before its effects have run would never be silent.
  useLayoutEffect(
    () => () => {
      words.delete(speaker);
      void schedule();
    },
    [speaker],
  );
  return null;
}

export const HelmetProvider = ({children}: {children: ReactNode}): ReactNode => children;
