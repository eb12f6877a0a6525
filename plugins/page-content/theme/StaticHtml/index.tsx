import React, {type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {internalTarget} from '../../../../lib/internalTarget';

/** The link check only sees links that are reported while the page is rendered on the server. */
function useReportLinks(html: string): void {
  const brokenLinks = useBrokenLinks();
  if (typeof window !== 'undefined') {
    return;
  }
  for (const [, href] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
    // Only routes: other sites are not ours, and checks on the build look after files.
    if (href && /^[/#](?!\/)/.test(href) && !/\.(?:csv|txt|json|yaml|md|mjs|xml|py)$/.test(href)) {
      brokenLinks.collectLink(href.replaceAll('&#x26;', '&'));
    }
  }
  for (const [, id] of html.matchAll(/ id="([^"]*)"/g)) {
    brokenLinks.collectAnchor(id);
  }
}

interface Props {
  html: string;
  /** What the shell wants to know of the page; it stands in the static file for plugins/static-routes. */
  data: object;
}

/** JSON that may stand inside a script element. */
function serialize(data: object): string {
  const json = JSON.stringify(data, (key, value: unknown) => (key === 'html' ? undefined : value));
  return json.replaceAll('<', '\\u003c');
}

/**
 * A page's content as it stands in the static file. React neither compares nor rebuilds it; links still
 * navigate without a reload because their clicks are caught here.
 */
export default function StaticHtml({html, data}: Props): ReactNode {
  const history = useHistory();
  useReportLinks(html);

  const followLink = (event: MouseEvent<HTMLDivElement>) => {
    const target = internalTarget(event.nativeEvent);
    if (target) {
      event.preventDefault();
      history.push(target);
    }
  };
  const warmUp = (event: {target: EventTarget}) => {
    const link = (event.target as Element).closest('a');
    if (link?.origin === window.location.origin) {
      void window.docusaurus.preload(link.pathname);
    }
  };

  return (
    <>
      {/* The handlers belong to the links inside, which are operable by themselves. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        className="static-html"
        onClick={followLink}
        onMouseOver={warmUp}
        onFocus={warmUp}
        dangerouslySetInnerHTML={{__html: html}}
      />
      {/* Right behind the words: loadPage.ts of plugins/static-routes finds their end by it. */}
      <script
        type="application/json"
        className="page-data"
        dangerouslySetInnerHTML={{__html: serialize(data)}}
      />
    </>
  );
}
