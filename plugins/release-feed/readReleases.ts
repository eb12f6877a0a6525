import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import type {BuiltPage} from '../../lib/builtPages/parseBuiltPage';
import {childWithClass} from '../../lib/markup';
import type {Release} from './types';

const VERSION = /^v?(\d+\.\d+(?:\.\d+)?\S*)$/;
const DATE = /发布日期：(\d{4}-\d{2}-\d{2})/;

/** Links to a section, buttons and pictures have no use in a feed reader. */
const SKIPPED_TAGS = new Set(['button', 'script', 'svg']);
const SKIPPED_CLASSES = ['hash-link', 'tabs__list', 'code__bar', 'flow__viewport', 'next-steps'];

/** The versions on the built page of the release notes, in its order. */
export function readReleases({content}: BuiltPage, pageUrl: string): Release[] {
  const text = content && childWithClass(content, 'static-html');
  const sections = text ? splitSections(text) : [];
  const releases = sections.flatMap(({heading, body}) => {
    const [, version] = VERSION.exec(headingText(heading)) ?? [];
    return version === undefined ? [] : [readRelease(version, heading, body, pageUrl)];
  });
  if (releases.length === 0) {
    throw new Error(
      `发行说明的订阅源：${pageUrl} 里没有版本。每个版本要有一个只写版本号的二级标题，例如 “## 1.5.0”。`,
    );
  }
  return releases;
}

interface PageSection {
  heading: Element;
  body: ElementContent[];
}

function splitSections({children}: Element): PageSection[] {
  const sections: PageSection[] = [];
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'h2') {
      sections.push({heading: child, body: []});
    } else {
      sections.at(-1)?.body.push(child);
    }
  }
  return sections;
}

const headingText = (heading: Element): string =>
  heading.children
    .filter((child) => !isSkipped(child))
    .map((child) => toString(child))
    .join('')
    .trim();

function readRelease(
  version: string,
  heading: Element,
  body: ElementContent[],
  pageUrl: string,
): Release {
  const [, date] = DATE.exec(body.map((node) => toString(node)).join('\n')) ?? [];
  if (date === undefined || Number.isNaN(Date.parse(date))) {
    throw new Error(
      `发行说明的订阅源：${pageUrl} 的版本 ${version} 没有日期。请在它的第一段写 “发布日期：2025-07-08。”。`,
    );
  }
  return {
    version,
    anchor: String(heading.properties.id ?? ''),
    date,
    html: toHtml(body.flatMap((node) => clean(node, pageUrl))).trim(),
  };
}

const isSkipped = (node: ElementContent): boolean =>
  node.type === 'element' &&
  (SKIPPED_TAGS.has(node.tagName) ||
    SKIPPED_CLASSES.some((name) => [node.properties.className].flat().includes(name)));

/** Classes, ids and roles mean nothing outside the site; addresses must. */
function clean(node: ElementContent, pageUrl: string): ElementContent[] {
  if (isSkipped(node)) {
    return [];
  }
  if (node.type !== 'element') {
    return [node];
  }
  const {href, src, alt} = node.properties;
  const absolute = (address: unknown) =>
    typeof address === 'string' ? new URL(address, pageUrl).href : undefined;
  const children = node.children.flatMap((child) => clean(child, pageUrl));
  return [{...node, properties: {href: absolute(href), src: absolute(src), alt}, children}];
}
