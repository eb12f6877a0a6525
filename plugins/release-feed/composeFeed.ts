import type {FeedFacts, Release} from './types';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Releases have a day and no hour; feed readers want both. */
const instant = (date: string): string => `${date}T00:00:00Z`;

/** The releases as an Atom feed (RFC 4287). */
export function composeFeed(
  releases: Release[],
  {title, subtitle, pageUrl, feedUrl}: FeedFacts,
): string {
  const latest = releases.map(({date}) => date).reduce((a, b) => (a > b ? a : b));
  const entries = releases.map(({version, anchor, date, html}) => {
    const address = escape(anchor ? `${pageUrl}#${anchor}` : pageUrl);
    return [
      '  <entry>',
      `    <title>Langflow ${escape(version)}</title>`,
      `    <id>${address}</id>`,
      `    <link rel="alternate" type="text/html" href="${address}"/>`,
      `    <published>${instant(date)}</published>`,
      `    <updated>${instant(date)}</updated>`,
      `    <content type="html">${escape(html)}</content>`,
      '  </entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">',
    `  <title>${escape(title)}</title>`,
    `  <subtitle>${escape(subtitle)}</subtitle>`,
    `  <id>${escape(pageUrl)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escape(feedUrl)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escape(pageUrl)}"/>`,
    `  <updated>${instant(latest)}</updated>`,
    '  <author>\n    <name>Langflow</name>\n  </author>',
    ...entries,
    '</feed>\n',
  ].join('\n');
}
